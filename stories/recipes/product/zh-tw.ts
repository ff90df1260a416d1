import type { ProductWords } from './words.ts';

/** The words of a software product’s home in Traditional Chinese as written in Taiwan. */
export const chinese: ProductWords = {
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
