import type { LangCode } from '@plinth/ui/contract';

const en = {
  company: {
    name: 'Island Data',
    home: 'Island Data, home',
    links: [
      { label: 'Speakers', href: '#speakers' },
      { label: 'Program', href: '#programme' },
      { label: 'Tickets', href: '#tickets' },
    ],
    action: { label: 'Register', href: '#register' },
    address: 'Old Sugar Mill, No. 19, Tangchang St., Guangfu, Hualien County 976, Taiwan',
    email: 'people@islanddata.example',
    copyright: '© 2026 Island Data Association',
    news: { text: 'Early tickets end on June 30.', more: 'See all prices' },
  },
  form: {
    name: 'Name on the badge',
    nameRequired: 'Please tell us your name',
    email: 'E-mail',
    emailRequired: 'Please tell us where to reply',
    emailInvalid: 'An address looks like name@example.com',
    ticket: 'Ticket',
    tickets: ['Student', 'Individual', 'Organization'],
    ticketRequired: 'Please choose a ticket',
    choose: 'Please choose',
    needs: 'What you do not eat, what you need to take part',
    consent: 'You may keep these details until the end of August to organize my visit',
    consentName: 'Consent',
    consentRequired: 'We need your consent to register you',
    submit: 'Register',
    done: 'Thank you. Your place is held, and an e-mail is on its way.',
  },
};

const zhTw: typeof en = {
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

/** The words of a conference, by language. */
export const conferenceWords: Readonly<Record<LangCode, typeof en>> = { 'zh-tw': zhTw, en };
