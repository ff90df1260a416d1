import type { ConferenceWords } from './words.ts';

/** The words of a conference in Traditional Chinese as written in Taiwan. */
export const chinese: ConferenceWords = {
  company: {
    name: '島嶼資料年會',
    home: '島嶼資料年會首頁',
    links: [
      { label: '講者', href: '#speakers' },
      { label: '議程', href: '#programme' },
      { label: '票種', href: '#tickets' },
    ],
    action: { label: '我要報名', href: '#register' },
    address: '976花蓮縣光復鄉糖廠街19號舊糖廠',
    email: 'people@islanddata.example',
    copyright: '© 2026 島嶼資料協會',
    news: { text: '早鳥票賣到6月30日。', more: '看所有票價' },
  },
  speakers: {
    items: [
      { heading: '謝淳伊', role: '門諾巷醫院護理師暨分析師', talk: '候診少了四分鐘，我們差點沒看出來' },
      { heading: 'Amara Okafor', role: '沃塔河觀測站水文學家', talk: '用兩百支手機量一條河' },
      { heading: '鄒雅雯', role: '台東縣公車規劃師', talk: '一輛公車、十一個村子、沒有時刻表' },
      { heading: 'Jonas Lindqvist', role: '《Siffran》編輯', talk: '把更正當習慣：我們收回的31張圖' },
    ],
  },
  programme: {
    label: '依日期',
    days: [
      {
        label: '8月14日（五）',
        items: [
          {
            time: '09:00',
            dateTime: '2026-08-14T09:00',
            heading: '報到與早餐',
            description: '煙囪下有豆漿、咖啡和名牌。',
          },
          {
            time: '10:00',
            dateTime: '2026-08-14T10:00',
            heading: '候診少了四分鐘',
            description: '謝淳伊，中文，同步口譯。',
          },
          {
            time: '11:30',
            dateTime: '2026-08-14T11:30',
            heading: '用兩百支手機量一條河',
            description: 'Amara Okafor，英文，同步口譯。',
          },
          {
            time: '14:00',
            dateTime: '2026-08-14T14:00',
            heading: '八個短故事',
            description: '每人七分鐘，時間到真的會搖鈴。',
          },
          {
            time: '18:30',
            dateTime: '2026-08-14T18:30',
            heading: '院子裡的晚餐',
            description: '含在票價裡，不吃什麼請先告訴我們。',
          },
        ],
      },
      {
        label: '8月15日（六）',
        items: [
          {
            time: '09:30',
            dateTime: '2026-08-15T09:30',
            heading: '一輛公車、十一個村子',
            description: '鄒雅雯，中文，同步口譯。',
          },
          {
            time: '11:00',
            dateTime: '2026-08-15T11:00',
            heading: '把更正當習慣',
            description: 'Jonas Lindqvist，英文，同步口譯。',
          },
          {
            time: '13:30',
            dateTime: '2026-08-15T13:30',
            heading: '帶你的表格來',
            description: '八個人一組，圍著一份加總不對的檔案。',
          },
          {
            time: '16:00',
            dateTime: '2026-08-15T16:00',
            heading: '末班車17:42開',
            description: '接駁車17:00從糖廠開往光復車站。',
          },
        ],
      },
    ],
  },
  form: {
    name: '名牌上的名字',
    nameRequired: '請告訴我們您的名字',
    email: '電子郵件',
    emailRequired: '請告訴我們要回信到哪裡',
    emailInvalid: '請填完整的信箱，例如name@example.com',
    ticket: '票種',
    tickets: ['學生', '個人', '機構'],
    ticketRequired: '請選擇票種',
    choose: '請選擇',
    needs: '不吃什麼，或參加時需要什麼協助',
    consent: '同意主辦單位為了安排活動，保留以上資料到八月底',
    consentName: '同意事項',
    consentRequired: '需要您同意才能報名',
    submit: '送出報名',
    done: '謝謝，位子已經留給您，確認信馬上就到。',
  },
};
