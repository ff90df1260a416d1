/** The words of a conference in English. */
export const english = {
  company: {
    name: 'Island Data',
    home: 'Island Data, home',
    links: [
      { label: 'Speakers', href: '#speakers' },
      { label: 'Programme', href: '#programme' },
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
    emailRequired: 'Please tell us where to answer',
    emailInvalid: 'An address looks like name@example.com',
    ticket: 'Ticket',
    tickets: ['Student', 'Person', 'Organisation'],
    ticketRequired: 'Please choose a ticket',
    choose: 'Please choose',
    needs: 'What you do not eat, what you need to take part',
    consent: 'You may keep these details until the end of August to organise my visit',
    consentName: 'Consent',
    consentRequired: 'We need your consent to register you',
    submit: 'Register',
    done: 'Thank you. Your place is held, and a letter is on its way.',
  },
};
