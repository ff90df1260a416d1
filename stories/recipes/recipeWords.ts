import type { LangCode } from '@plinth/ui/contract';

/** The words of the recipes that no other story needs. */
export interface RecipeWords {
  readonly services: { readonly eyebrow: string; readonly heading: string };
  readonly reasons: { readonly eyebrow: string; readonly heading: string };
  readonly clients: string;
  readonly steps: { readonly eyebrow: string; readonly heading: string };
  readonly plans: { readonly eyebrow: string; readonly heading: string; readonly description: string };
  readonly apart: { readonly heading: string; readonly description: string };
  readonly contact: { readonly heading: string; readonly description: string };
  readonly help: { readonly heading: string; readonly items: readonly string[] };
  readonly questions: {
    readonly heading: string;
    readonly items: readonly { readonly question: string; readonly answer: string }[];
  };
  readonly campaign: {
    readonly eyebrow: string;
    readonly heading: string;
    readonly description: string;
    readonly facts: readonly { readonly value: string; readonly label: string }[];
  };
}

const english: RecipeWords = {
  services: { eyebrow: 'Services', heading: 'What we look after' },
  reasons: { eyebrow: 'Why us', heading: 'Three things that you can check' },
  clients: 'Companies that work with us',
  steps: { eyebrow: 'How it works', heading: 'From the first call to the handover' },
  plans: {
    eyebrow: 'Plans',
    heading: 'All plans side by side',
    description: 'The same lines in the same order, so that the difference is easy to see.',
  },
  apart: { heading: 'Bought one by one', description: 'What each part costs when you need only one.' },
  contact: {
    heading: 'Tell us what you need',
    description: 'What you have today and when you need it solved is enough to start with.',
  },
  help: {
    heading: 'Which one is right',
    items: [
      'You are moving your first system: take the small plan.',
      'Your people depend on it every day: take the middle one.',
      'An hour of downtime costs money: take the large one.',
    ],
  },
  questions: {
    heading: 'Before you decide',
    items: [
      { question: 'Is there a minimum term?', answer: 'Plans run for 12 months and are paid monthly.' },
      { question: 'Can we change plans later?', answer: 'Yes. An upgrade takes effect the next day.' },
    ],
  },
  campaign: {
    eyebrow: 'Until the end of March',
    heading: 'Move in spring, pay from summer',
    description:
      'Sign by 31 March and the first three months are free. The price afterwards is the one on this page.',
    facts: [
      { value: '3 months', label: 'free of charge' },
      { value: '8 weeks', label: 'from the first call to the handover' },
      { value: '0', label: 'set-up fee' },
    ],
  },
};

const chinese: RecipeWords = {
  services: { eyebrow: '服務項目', heading: '我們照顧的事' },
  reasons: { eyebrow: '為什麼選我們', heading: '三件查得到的事' },
  clients: '與我們合作的企業',
  steps: { eyebrow: '進行方式', heading: '從第一通電話到交接' },
  plans: {
    eyebrow: '方案',
    heading: '所有方案放在一起看',
    description: '項目相同、順序相同，差別一眼就看得出來。',
  },
  apart: { heading: '單獨購買', description: '只需要其中一項時的價格。' },
  contact: {
    heading: '告訴我們您的需求',
    description: '現在的狀況，以及希望何時解決，這樣就可以開始談。',
  },
  help: {
    heading: '哪一種適合您',
    items: [
      '第一套系統正要搬遷：選小型方案。',
      '同事每天都要用：選中型方案。',
      '停機一小時就有損失：選大型方案。',
    ],
  },
  questions: {
    heading: '決定之前',
    items: [
      { question: '有最短合約期嗎？', answer: '方案為期12個月，按月付款。' },
      { question: '之後可以換方案嗎？', answer: '可以，升級隔天生效。' },
    ],
  },
  campaign: {
    eyebrow: '三月底截止',
    heading: '春天搬家，夏天開始付費',
    description: '3月31日前簽約，前三個月免費；之後的價格就是這一頁上的價格。',
    facts: [
      { value: '3個月', label: '免費使用' },
      { value: '8週', label: '從第一通電話到交接' },
      { value: '0元', label: '設定費' },
    ],
  },
};

/** The recipes' words by language. */
export const recipeWords: Readonly<Record<LangCode, RecipeWords>> = { 'zh-tw': chinese, en: english };
