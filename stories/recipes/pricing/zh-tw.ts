import type { PricingWords } from './words.ts';

/** The words of a page of prices in Traditional Chinese as written in Taiwan. */
export const chinese: PricingWords = {
  company: {
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
  },
  trail: { label: '目前位置', items: ['碼頭信箱', '價格'] },
  banner: {
    eyebrow: '價格',
    heading: '整個團隊共用一個收件匣，照座位計價',
    description: '每個方案都有全部的管道，只看不回的人不收費。按一下就能取消，用到月底為止。',
  },
  plans: { heading: '看有幾個人在回信', description: '一個座位就是一個回信的人；只看信的同事不用算。' },
  period: '付款週期',
  periods: [{ label: '月付' }, { label: '年付', note: '省17%' }],
  locale: 'zh-TW',
  was: '原價',
  preferred: '最多團隊選',
  tax: '未含5%營業稅',
  action: '試用30天',
  items: [
    {
      heading: '棧橋',
      subheading: '一到三個人回信',
      prices: [
        { price: 290, unit: '／座位／月' },
        { price: 2880, unit: '／座位／年', former: 3480 },
      ],
      features: [
        { heading: '回覆', items: ['電子郵件、LINE與網站對話', '誰在回哪一封，一眼看得到'] },
        { heading: '保存', items: ['保留兩年紀錄'] },
      ],
    },
    {
      heading: '港灣',
      subheading: '有早班晚班的客服團隊',
      prices: [
        { price: 540, unit: '／座位／月' },
        { price: 5400, unit: '／座位／年', former: 6480 },
      ],
      features: [
        { heading: '回覆', items: ['棧橋的全部內容', '電話，附通話筆記', '從您自己的回覆產生草稿'] },
        { heading: '保存', items: ['紀錄不設期限', '各管道的統計'] },
      ],
    },
    {
      heading: '外海',
      subheading: '三十個座位以上',
      prices: [
        { price: 880, unit: '／座位／月' },
        { price: 8640, unit: '／座位／年', former: 10_560 },
      ],
      features: [
        { heading: '回覆', items: ['港灣的全部內容', '多個品牌、同一個團隊'] },
        { heading: '保存', items: ['用公司帳號登入', '資料存在您自己的空間', '有專人認識你們'] },
      ],
    },
  ],
  comparison: {
    label: '各方案的內容',
    answers: { yes: '有', no: '沒有' },
    groups: [
      {
        heading: '管道',
        rows: [
          { heading: '電子郵件、LINE、網站對話', cells: [true, true, true] },
          { heading: '電話', description: '通話內容會記下來', cells: [false, true, true] },
          { heading: '品牌數', cells: ['1個', '3個', '不限'] },
        ],
      },
      {
        heading: '工作',
        rows: [
          { heading: '從自己的回覆產生草稿', cells: [false, true, true] },
          { heading: '自動分信規則', cells: ['5條', '100條', '1,000條'] },
          { heading: '只看信的同事', cells: ['免費', '免費', '免費'] },
        ],
      },
      {
        heading: '安全',
        rows: [
          { heading: '兩步驟登入', cells: [true, true, true] },
          { heading: '用公司帳號登入', cells: [false, false, true] },
          { heading: '資料存在自己的空間', cells: [false, false, true] },
        ],
      },
    ],
  },
};
