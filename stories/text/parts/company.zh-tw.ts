import type { StoryText } from '../en.ts';

/** How the company works with its customers, and what it writes, in Traditional Chinese as written in Taiwan. */
export const companyZhTw: Pick<StoryText['parts'], 'river' | 'articles'> = {
  river: {
    head: {
      eyebrow: '怎麼合作',
      heading: '從盤點到值班，同一組人',
      description: '不轉包，也不換窗口。第一次見面的工程師，就是之後接電話的人。',
    },
    items: [
      {
        heading: '先看清楚手上有什麼',
        paragraphs: [
          '兩位工程師到場一天，列出每台主機、每個資料庫，以及誰依賴誰。這份清單留給您，之後合不合作都一樣。',
        ],
        action: '看一份盤點清單',
      },
      {
        heading: '搬家之前先演練',
        paragraphs: ['正式切換前，整個流程會走兩遍，記下每一步花的時間。您簽的時程表是量出來的，不是估的。'],
        action: '看一次演練紀錄',
      },
      {
        heading: '之後每個月一頁',
        paragraphs: [
          '每月初寄出一頁報告：用量、費用、處理過的事件，還有下個月最值得做的三件事。',
          '有疑問直接回信，收信的就是寫報告的人。',
        ],
        action: '看上個月的報告',
      },
    ],
  },
  articles: {
    head: {
      eyebrow: '維運筆記',
      heading: '值班的人自己寫的',
      description: '改了什麼、壞了什麼、下次會怎麼做。每個月大約兩篇。',
    },
    items: [
      {
        eyebrow: '事件報告',
        heading: '十一月那十一分鐘：一份可以直接轉寄的報告',
        description:
          '備份進行到一半，儲存控制器自己重新啟動。客戶看見了什麼、我們先看見什麼，以及之後改掉的三項設定。',
        authors: ['周以寧', '賴宗翰'],
        date: '2026年1月8日',
        dateTime: '2026-01-08',
        note: '閱讀時間8分鐘',
      },
      {
        eyebrow: '資料庫',
        heading: '備份可不可靠，還原一次才知道',
        description: '每個月還原四十個資料庫，而且不靠任何人記得這件事。',
        authors: ['郭姵珊'],
        date: '2025年12月18日',
        dateTime: '2025-12-18',
        note: '閱讀時間6分鐘',
      },
      {
        eyebrow: '成本',
        heading: '大一級的主機，什麼時候反而便宜',
        description: '三家客戶、三個月的用量，以及帳單開始反轉的那個點。',
        authors: ['賴宗翰'],
        date: '2025年12月3日',
        dateTime: '2025-12-03',
        note: '閱讀時間5分鐘',
      },
    ],
  },
};
