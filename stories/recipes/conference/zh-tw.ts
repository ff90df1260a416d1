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
