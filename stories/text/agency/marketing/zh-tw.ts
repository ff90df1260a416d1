import type { StoryText } from '../../en.ts';

/** The words with which the agency wins and keeps customers, in Traditional Chinese as written in Taiwan. */
export const agencyMarketingZhTw = (text: StoryText['marketing']): StoryText['marketing'] => ({
  ...text,
  plans: {
    ...text.plans,
    head: {
      eyebrow: '門市行銷',
      heading: '按月付，或付十個月用一年',
      description: '企劃、拍攝與私訊回覆，每個方案都有；差別只在一個月發幾則。',
    },
    items: [
      {
        heading: '小店',
        subheading: '只有一家店',
        prices: [
          { price: 9800, unit: '／月' },
          { price: 98_000, unit: '／年', former: 117_600 },
        ],
        groups: [
          { heading: '內容', items: ['每月8則貼文', '4支短影音'] },
          { heading: '經營', items: ['工作日回私訊', '每月一頁報表'] },
        ],
      },
      {
        heading: '品牌',
        subheading: '客人遍布全台',
        prices: [
          { price: 18_000, unit: '／月' },
          { price: 180_000, unit: '／年', former: 216_000 },
        ],
        groups: [
          { heading: '內容', items: ['每月16則貼文', '8支短影音', '每季一次商品拍攝'] },
          { heading: '經營', items: ['私訊當天回，週末也回', '每月30分鐘線上會議'] },
        ],
      },
      {
        heading: '連鎖',
        subheading: '五家分店以上',
        prices: [
          { price: 36_000, unit: '／月' },
          { price: 360_000, unit: '／年', former: 432_000 },
        ],
        groups: [
          { heading: '內容', items: ['每月30則貼文', '16支短影音', '每月一次到店拍攝'] },
          { heading: '經營', items: ['各分店的留言一起顧', '專屬專案經理', '每季開一堂課給店員'] },
        ],
      },
    ],
  },
  newsletter: {
    text: {
      ...text.newsletter.text,
      success: '還差一步：剛才寄了一封信給你，請點信中的連結確認。',
      failure: '沒有送出去。你填的信箱還在，請稍後再試一次。',
    },
    consent: {
      ...text.newsletter.consent,
      label: '我同意收到課程、檔期與活動的通知',
      required: '需要你同意，我們才能寄信給你',
    },
    sample: 'hello@afternoon-bakery.example',
  },
  announcement: {
    ...text.announcement,
    description: '春節檔期開放預約，只接八個品牌。',
    action: '看檔期方案',
  },
  video: {
    ...text.video,
    label: '播放：兩分鐘看完一次短影音拍攝',
    description: '三支手機、兩個小時，拍完一個月的短影音。2025年11月拍攝，旁白都有字幕。',
    title: '影片：短影音拍攝',
  },
  consent: {
    ...text.consent,
    description: '這樣我們才知道哪些頁面有人看。你同意之前什麼都不會記錄；不同意，網站一樣能用。',
  },
});
