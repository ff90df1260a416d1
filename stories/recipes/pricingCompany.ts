import type { LangCode } from '@plinth/ui/contract';
import type { RecipeCompany } from './RecipePage.tsx';

/** The company of the page of prices, by language. */
export const pricingCompany: Readonly<Record<LangCode, RecipeCompany>> = {
  'zh-tw': {
    name: '碼頭信箱',
    home: '碼頭信箱首頁',
    links: [
      { label: '方案', href: '#plans' },
      { label: '比較', href: '#comparison' },
      { label: '常見問題', href: '#questions' },
    ],
    action: { label: '試用30天', href: '#plans' },
    address: '802高雄市苓雅區海邊路5號7樓',
    email: 'ahoy@quaymail.example',
    copyright: '© 2026 碼頭信箱股份有限公司',
    trail: { label: '目前位置', items: [{ label: '碼頭信箱', href: '#home' }, { label: '價格' }] },
  },
  en: {
    name: 'Quaymail',
    home: 'Quaymail, home',
    links: [
      { label: 'Plans', href: '#plans' },
      { label: 'Comparison', href: '#comparison' },
      { label: 'Questions', href: '#questions' },
    ],
    action: { label: 'Try 30 days', href: '#plans' },
    address: '7F, No. 5, Haibian Rd., Lingya Dist., Kaohsiung City 802, Taiwan',
    email: 'ahoy@quaymail.example',
    copyright: '© 2026 Quaymail Ltd.',
    trail: { label: 'You are here', items: [{ label: 'Quaymail', href: '#home' }, { label: 'Prices' }] },
  },
};
