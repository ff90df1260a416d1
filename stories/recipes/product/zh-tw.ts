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
  hero: {
    eyebrow: '給診所、廚房與門市的排班軟體',
    heading: '下個月的班，公平排好，中午前收工',
    description: '同仁在手機上點不能上班的日子，好班表照您的規則和勞基法排出草稿；您挪三個名字，就可以公布。',
    facts: [
      { value: '40分鐘', label: '排完25個人的一個月' },
      { value: '1,300', label: '間診所、餐廳與門市' },
      { value: '0', label: '個為了週日誰上班而吵的群組' },
    ],
  },
  start: '免費試用',
  watch: '兩分鐘看懂',
  heroAlt: '排好草稿、等著公布的一整個月班表',
  clients: '每個月都用好班表排班',
  how: {
    eyebrow: '怎麼排',
    heading: '從一張空白月曆，到大家都簽名的班表',
    description: '不必安裝任何東西，同仁點訊息裡的連結就能回覆。',
    rows: [
      {
        heading: '先問大家哪天不行',
        paragraphs: ['每月10日送出連結，同仁在手機上點選要休的日子。還沒回覆的人，系統會客氣地提醒兩次。'],
      },
      {
        heading: '草稿不會違反規則',
        paragraphs: [
          '兩班之間隔十一小時、七天至少休一天、開店要有兩位藥師：規則寫一次，之後每份草稿都守得住。',
          '假日和夜班以三個月累計，不會老是同樣兩個人留下來。',
        ],
      },
      {
        heading: '換班不必經過您',
        paragraphs: ['兩個人說好，系統檢查過規則，班表就改了。您在當天晚上的摘要裡看得到。'],
      },
    ],
  },
  roles: {
    heading: '同一張班表，三種看法',
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
  film: { eyebrow: '兩分鐘', heading: '看一間診所怎麼排三月' },
  video: {
    label: '播放：一間診所排三月的班',
    description: '在台南一間診所拍攝，姓名經過更改，附中英文字幕。',
    failure: '瀏覽器無法播放這支影片。請再按一次，或在新分頁開啟。',
  },
  voices: {
    eyebrow: '誰在用',
    heading: '以前都在星期天晚上排班的人',
    items: [
      {
        quote: '有兩位護理師一直私下互換週末，想讓大家公平一點。現在班表一排出來就是公平的。',
        name: '賴語宸',
        subheading: '水林診所護理長',
      },
      {
        quote: '我把規則告訴它，就像交代新來的店長一樣。第一份草稿改了四個地方，以前用紙排要改四十個。',
        name: '蘇柏翰',
        subheading: '舊港麵店廚房主管',
      },
      {
        quote: '勞檢員要看三個月的工時，她包包還沒放下，我已經印好了。',
        name: '郭曉萍',
        subheading: '四間藥局的老闆',
      },
    ],
  },
  questions: {
    heading: '試用之前',
    items: [
      { question: '要多少錢？', answer: '八個人以內免費；超過的話，當月有上班的人每人90元，請長假的不算。' },
      {
        question: '同仁要裝App嗎？',
        answer: '不用，點訊息裡的連結就能回覆；想要的人可以把班放進自己的行事曆。',
      },
      {
        question: '我們有別人沒有的規則。',
        answer: '大部分店家都有。您可以自己設定十二種規則，第十三種我們來幫忙，第一個月不收費。',
      },
    ],
  },
  end: {
    heading: '一起排一個月看看',
    description: '帶上個月的班表來，貼在牆上那張拍照也可以。您還在電話上，我們就把它匯進去了。',
    call: '請你們打給我',
  },
};
