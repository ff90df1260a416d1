import type { StoryText } from '../../en.ts';

/** How the agency works with its customers, and what it writes, in Traditional Chinese as written in Taiwan. */
export const agencyCompanyZhTw: Pick<StoryText['parts'], 'river' | 'articles'> = {
  river: {
    head: {
      eyebrow: '怎麼合作',
      heading: '從訪談到報表，同一組人',
      description: '不轉包，也不換窗口。第一次見面的專案經理，就是之後接電話的人。',
    },
    items: [
      {
        heading: '先聽你的第一線怎麼說',
        paragraphs: [
          '兩個人到店裡兩小時，聽店員、客服和業務講客人怎麼問。整理好的問答留給你，之後合不合作都一樣。',
        ],
        action: '看一份訪談整理',
      },
      {
        heading: '花錢之前先試寫',
        paragraphs: [
          '正式投放前，每一則文案先用小額預算跑三天，留下最多人點的兩則。你看到的預估是試出來的，不是猜的。',
        ],
        action: '看一次測試紀錄',
      },
      {
        heading: '之後每個月一頁',
        paragraphs: [
          '每月初寄出一頁報表：花了多少、來了幾張訂單，還有下個月最值得改的三件事。',
          '有疑問直接回信，收信的就是寫報表的人。',
        ],
        action: '看上個月的報表',
      },
    ],
  },
  articles: {
    head: {
      eyebrow: '行銷筆記',
      heading: '踩過的坑，自己寫',
      description: '試了什麼、賠了多少、下次會怎麼做。每個月大約兩篇。',
    },
    items: [
      {
        eyebrow: '廣告',
        heading: '十一月賠掉的三萬元：一份可以直接轉寄的檢討',
        description:
          '雙十一那檔，再行銷的名單設錯了。客戶看見了什麼、我們先看見什麼，以及之後改掉的三個設定。',
        authors: ['林宥晴', '賴宗翰'],
        date: '2026年1月8日',
        dateTime: '2026-01-08',
        note: '閱讀時間8分鐘',
      },
      {
        eyebrow: '回購',
        heading: '老客人會不會回來，問一次就知道',
        description: '每個月打四十通電話，而且一樣東西也不推銷。',
        authors: ['郭姵珊'],
        date: '2025年12月18日',
        dateTime: '2025-12-18',
        note: '閱讀時間6分鐘',
      },
      {
        eyebrow: '預算',
        heading: '廣告費加一倍，什麼時候反而划算',
        description: '三家客戶、三個月的帳單，以及每張訂單的成本開始下降的那個點。',
        authors: ['賴宗翰'],
        date: '2025年12月3日',
        dateTime: '2025-12-03',
        note: '閱讀時間5分鐘',
      },
    ],
  },
};
