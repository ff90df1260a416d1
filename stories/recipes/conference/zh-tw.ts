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
  hero: {
    eyebrow: '2026年8月14、15日・花蓮',
    heading: '兩天，談真的幫上忙的資料',
    description:
      '醫院、農地、公車、河川：二十二位講者攤開他們數了什麼、算錯什麼、後來改變了什麼。地點在舊糖廠，離海邊二十分鐘。',
    facts: [
      { value: '22場', label: '演講，沒有一場是業配' },
      { value: '400席', label: '同一個會場' },
      { value: '2種', label: '語言，雙向口譯' },
    ],
  },
  register: '我要報名',
  see: '看議程',
  heroAlt: '年會主視覺',
  speakers: {
    eyebrow: '講者',
    heading: '還會自己打開原始檔的人',
    items: [
      { heading: '謝淳伊', role: '門諾巷醫院護理師暨分析師', talk: '候診少了四分鐘，我們差點沒看出來' },
      { heading: 'Amara Okafor', role: '沃塔河觀測站水文學家', talk: '用兩百支手機量一條河' },
      { heading: '鄒雅雯', role: '台東縣公車規劃師', talk: '一輛公車、十一個村子、沒有時刻表' },
      { heading: 'Jonas Lindqvist', role: '《Siffran》編輯', talk: '把更正當習慣：我們收回的31張圖' },
    ],
  },
  programme: {
    eyebrow: '議程',
    heading: '只有一個會場，誰都不會錯過',
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
  tickets: {
    eyebrow: '票種',
    heading: '兩天議程、兩餐，一個價錢',
    description: '早鳥價到6月30日。付不起的人請寫信來，我們留了二十個位子。',
    was: '原價',
    locale: 'zh-TW',
    action: '我要報名',
    items: [
      {
        heading: '學生',
        price: 800,
        former: 1200,
        unit: '／人',
        features: ['兩天議程', '早餐與晚餐', '入場出示學生證'],
      },
      {
        heading: '個人',
        price: 2400,
        former: 3200,
        unit: '／人',
        features: ['兩天議程', '早餐與晚餐', '提前一個月看錄影'],
      },
      {
        heading: '機構',
        price: 5800,
        former: 7200,
        unit: '／人',
        features: ['兩天議程', '早餐與晚餐', '可開統編發票', '支持一個保留席'],
      },
    ],
  },
  form: {
    heading: '報名',
    description: '從車站到會場全程無階梯；最後一天以前都可以換名字。',
    points: ['位子馬上幫您留著', '兩個工作天內寄信告訴您怎麼付款', '名牌在報到處等您'],
    name: '名牌上的名字',
    nameRequired: '請告訴我們您的名字',
    email: '電子郵件',
    emailRequired: '請告訴我們要回信到哪裡',
    emailInvalid: '請填完整的信箱，例如name@example.com',
    ticket: '票種',
    ticketRequired: '請選擇票種',
    choose: '請選擇',
    needs: '不吃什麼，或參加時需要什麼協助',
    consent: '同意主辦單位為了安排活動，保留以上資料到八月底',
    consentName: '同意事項',
    consentRequired: '需要您同意才能報名',
    submit: '送出報名',
    done: '謝謝，位子已經留給您，確認信馬上就到。',
  },
  letter: {
    heading: '今年不能來？',
    description: '錄影上線時寄一封，明年日期確定時再寄一封。',
  },
};
