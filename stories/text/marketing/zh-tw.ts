import type { StoryText } from '../en.ts';

/** The words of such parts in Traditional Chinese as written in Taiwan. */
export const zhTwMarketing: StoryText['marketing'] = {
  plans: {
    head: {
      eyebrow: '代管資料庫',
      heading: '按月付，或付十個月用一年',
      description: '備份、更新與夜間值班，每個方案都有；差別只在資料有多少。',
    },
    period: '付款週期',
    periods: [{ label: '月付' }, { label: '年付', note: '省兩個月' }],
    was: '原價',
    locale: 'zh-TW',
    ask: '索取報價',
    items: [
      {
        heading: '入門',
        subheading: '第一套系統',
        prices: [
          { price: 3200, unit: '／月' },
          { price: 32_000, unit: '／年', former: 38_400 },
        ],
        groups: [
          { heading: '資料庫', items: ['2 vCPU、8 GB記憶體', '100 GB儲存空間'] },
          { heading: '維運', items: ['每日備份，保留7天', '工作日回覆'] },
        ],
      },
      {
        heading: '商務',
        subheading: '同事每天都要用的系統',
        prices: [
          { price: 8600, unit: '／月' },
          { price: 86_000, unit: '／年', former: 103_200 },
        ],
        groups: [
          { heading: '資料庫', items: ['8 vCPU、32 GB記憶體', '500 GB儲存空間', '台中機房備援'] },
          { heading: '維運', items: ['每小時備份，保留30天', '工程師日夜值班'] },
        ],
      },
      {
        heading: '企業',
        subheading: '不能停的系統',
        prices: [
          { price: 24_000, unit: '／月' },
          { price: 240_000, unit: '／年', former: 288_000 },
        ],
        groups: [
          { heading: '資料庫', items: ['32 vCPU、128 GB記憶體', '2 TB儲存空間', '台中、高雄機房備援'] },
          { heading: '維運', items: ['90天內任一秒都能還原', '專屬工程師', '每年四次備援演練'] },
        ],
      },
    ],
  },
  newsletter: {
    text: {
      label: '電子郵件',
      hint: '一個月一封，信裡隨時可以退訂。',
      submit: '訂閱電子報',
      submitting: '訂閱中',
      required: '請告訴我們要寄到哪裡',
      invalid: '請填完整的信箱，例如name@example.com',
      success: '還差一步：剛才寄了一封信給您，請點信中的連結確認。',
      failure: '沒有送出去。您填的信箱還在，請稍後再試一次。',
    },
    consent: {
      label: '我同意收到維護、價格與活動的通知',
      name: '同意事項',
      required: '需要您同意，我們才能寄信給您',
    },
    sample: 'shufen.lin@yuechuan.example',
  },
  announcement: {
    label: '公告',
    description: '第三座機房3月2日在高雄啟用。',
    action: '看看有什麼不同',
    close: '關閉公告',
  },
  video: {
    label: '播放：兩分鐘看完一次備援演練',
    description: '台北斷線，台中接手。2025年11月拍攝，旁白都有字幕。',
    failure: '瀏覽器無法播放這支影片。請再按一次，或在新分頁開啟。',
    captions: '中文（台灣）',
    notice: '這支影片放在player.example。播放時瀏覽器會連到那裡，對方可能會設定Cookie。',
    accept: '播放影片',
    title: '影片：備援演練',
  },
  consent: {
    heading: '可以讓我們統計這次造訪嗎？',
    description: '這樣我們才知道哪些頁面有人看。您同意之前什麼都不會記錄；不同意，網站一樣能用。',
    items: [
      {
        name: 'needed',
        label: '必要',
        description: '記住語言、這次的選擇，以及表單裡還沒送出的內容。',
        required: true,
      },
      { name: 'analytics', label: '流量統計', description: '看過的頁面與送出的表單，不含姓名，保留13個月。' },
      { name: 'media', label: '外部影片', description: '其他公司的播放器，可能會設定Cookie。' },
    ],
    text: { accept: '全部同意', refuse: '全部拒絕', choose: '逐項選擇', save: '儲存選擇' },
    settings: 'Cookie設定',
  },
};
