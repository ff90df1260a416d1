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
  roles: {
    label: '依角色',
    items: [
      {
        label: '排班的人',
        text: '整個月在一個畫面上，真的缺人的地方才是紅色。拖一個名字過去，工時和薪資的變化馬上看得到。',
      },
      {
        label: '上班的人',
        text: '我的班、我的時數、下一次休假，都在我本來就用的行事曆裡。換班點兩下，放假不用接電話。',
      },
      {
        label: '發薪水的人',
        text: '每個人、每種費率的時數，加班另外標示，匯出成薪資系統收得下的檔案，不必再打一次出勤表。',
      },
    ],
  },
  video: {
    label: '播放：一間診所排三月的班',
    description: '在台南一間診所拍攝，姓名經過更改，附中英文字幕。',
    failure: '瀏覽器無法播放這支影片。請再按一次，或在新分頁開啟。',
  },
};
