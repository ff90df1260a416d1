import type { LangCode } from '@plinth/ui/contract';

const en = {
  company: {
    name: 'Evenshift',
    home: 'Evenshift, home',
    links: [
      { label: 'How it works', href: '#how' },
      { label: 'Who uses it', href: '#who' },
      { label: 'Questions', href: '#questions' },
    ],
    action: { label: 'Start free', href: '#start' },
    address: '3F, No. 21, Minquan Rd., West Central Dist., Tainan City 700, Taiwan',
    email: 'hello@evenshift.example',
    copyright: '© 2026 Evenshift Software Co., Ltd.',
    news: { text: 'New: send finished shifts straight to payroll.', more: 'Read how' },
  },
  video: {
    label: 'Play: a clinic plans its March',
    description: 'Filmed at a clinic in Tainan, names changed. Captions in English and Chinese.',
    failure: 'Your browser could not play the video. Press again, or open it in a tab of its own.',
  },
};

const zhTw: typeof en = {
  company: {
    name: '好班表',
    home: '好班表首頁',
    links: [
      { label: '怎麼排', href: '#how' },
      { label: '誰在用', href: '#who' },
      { label: '常見問題', href: '#questions' },
    ],
    action: { label: '免費試用', href: '#start' },
    address: '700台南市中西區民權路21號3樓',
    email: 'hello@evenshift.example',
    copyright: '© 2026 平旬軟體有限公司',
    news: { text: '新功能：排好的班表可以直接送去算薪水。', more: '看怎麼做' },
  },
  video: {
    label: '播放：一間診所排三月的班',
    description: '在台南一間診所拍攝，姓名經過更改，附中英文字幕。',
    failure: '瀏覽器無法播放這支影片。請再按一次，或在新分頁開啟。',
  },
};

/** The words of a software product’s home, by language. */
export const productWords: Readonly<Record<LangCode, typeof en>> = { 'zh-tw': zhTw, en };
