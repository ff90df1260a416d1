import type { StoryText } from '../en.ts';
import { agencyMarketingZhTw } from './marketing/zh-tw.ts';
import { agencyPartsZhTw } from './parts/zh-tw.ts';

/** The words of stories as the agency brand tells them, in Traditional Chinese as written in Taiwan. */
export const agencyZhTw = (text: StoryText): StoryText => ({
  ...text,
  action: { ...text.action, long: '預約三十分鐘的免費線上討論' },
  section: {
    eyebrow: '服務項目',
    heading: '缺哪一塊，補哪一塊',
    description: '六項服務可以單買，也可以混搭。每一項都寫明做什麼、多少錢、幾天交件，不必先留電話。',
  },
  long: {
    eyebrow: '搜尋廣告、社群、內容、SEO與網站',
    heading: '給老闆自己回訊息、自己包貨的品牌：廣告、社群、影片與網站，從企劃到報表都由同一個團隊負責',
    description:
      '每個案子開始前，先和你的店員、客服聊兩小時，客人怎麼問，廣告就怎麼寫。廣告帳戶、粉絲專頁和網域都登記在你名下，月費與交件時間公開列在頁面上，報價單裡也寫同樣的數字；成效掉了，當週就告訴你原因和修正方式。你可以先看清楚，再決定要不要談。',
  },
  paragraph:
    '橘光行銷2022年在台中西區開張，專做中小品牌的數位廣告與行銷。點擊變多了，我們會問：然後呢？有人下單嗎？所以廣告、社群、內容和網站，都放進同一個團隊。',
  card: {
    heading: '搜尋廣告',
    description: '客人搜尋的那一刻，讓他先看到你。每張訂單花多少錢，都算得出來。',
  },
  picture: { ...text.picture, alt: '插畫：手機、廣告與長條圖，圍著一顆切開的橘子' },
  field: {
    ...text.field,
    filled: '轉角自行車有限公司',
    filledMessage: '我們有兩家店，想在四月旺季前把廣告做起來，也想知道網站要不要一起改。',
  },
  price: { ...text.price, hugeHeading: '全年檔期企劃，跨三個平台' },
  dialog: {
    ...text.dialog,
    successHeading: '收到你的訊息了',
    html: `專案經理會在<b>1個工作天內</b>回覆你。<br>急件請寫信到<a href="mailto:${text.company.email}">${text.company.email}</a>。`,
  },
  form: {
    ...text.form,
    samples: {
      companyName: '午後烘焙坊',
      name: '陳怡君',
      mobile: '04-2345-6789',
      lineId: 'afternoon.bakery',
      description: '想推中秋禮盒。去年自己投廣告，一張訂單要花快三百元，希望今年能壓到兩百元以內。',
    },
  },
  kit: {
    ...text.kit,
    seats: '有幾家門市？',
    budget: '每月廣告預算',
    services: [
      { group: '廣告', items: ['搜尋廣告', '社群經營'] },
      { group: '製作', items: ['內容與影片', '網站建置'] },
    ],
    channel: '希望我們怎麼聯絡你？',
    meetingHint: '線上進行，三十分鐘，不收費',
    consentMissing: '需要你同意，我們才能回覆',
    files: '商品照片或品牌手冊',
    fileName: '品牌手冊.pdf',
  },
  person: {
    name: '林宥晴',
    role: '創辦人暨策略總監',
    bio: [
      '做行銷14年。先在連鎖餐飲總部管38間門市的廣告預算，後來到電商平台帶成效廣告團隊。',
      '2022年創立橘光。每個新客戶的第一份企劃由她親自看過，第一次月會她一定在場。',
      '家裡在東勢種茂谷柑，公司的名字就是這麼來的。每年二月採收，客戶都會收到一箱。',
    ],
    alt: '創辦人林宥晴的插畫肖像',
  },
  marketing: agencyMarketingZhTw(text.marketing),
  parts: agencyPartsZhTw(text.parts),
});
