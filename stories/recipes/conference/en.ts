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
  speakers: {
    items: [
      {
        heading: 'Chun-Yi Hsieh',
        role: 'Nurse and analyst, Mennonite-Lane Hospital',
        talk: 'Four minutes less in the waiting room, and why we nearly missed it',
      },
      {
        heading: 'Amara Okafor',
        role: 'Hydrologist, Volta River Watch',
        talk: 'Measuring a river with 200 phones',
      },
      {
        heading: 'Ya-Wen Tsou',
        role: 'Bus planner, Taitung County',
        talk: 'One bus, eleven villages, no timetable',
      },
      {
        heading: 'Jonas Lindqvist',
        role: 'Editor, Siffran',
        talk: 'Corrections as a habit: 31 charts we took back',
      },
    ],
  },
  programme: {
    label: 'By day',
    days: [
      {
        label: 'Friday, August 14',
        items: [
          {
            time: '9:00',
            dateTime: '2026-08-14T09:00',
            heading: 'Doors and breakfast',
            description: 'Soy milk, coffee and badges under the chimney.',
          },
          {
            time: '10:00',
            dateTime: '2026-08-14T10:00',
            heading: 'Four minutes less in the waiting room',
            description: 'Chun-Yi Hsieh. In Chinese, interpreted.',
          },
          {
            time: '11:30',
            dateTime: '2026-08-14T11:30',
            heading: 'Measuring a river with 200 phones',
            description: 'Amara Okafor. In English, interpreted.',
          },
          {
            time: '14:00',
            dateTime: '2026-08-14T14:00',
            heading: 'Eight short stories',
            description: 'Seven minutes each, the bell is real.',
          },
          {
            time: '18:30',
            dateTime: '2026-08-14T18:30',
            heading: 'Dinner in the yard',
            description: 'Included. Tell us what you do not eat.',
          },
        ],
      },
      {
        label: 'Saturday, August 15',
        items: [
          {
            time: '9:30',
            dateTime: '2026-08-15T09:30',
            heading: 'One bus, eleven villages',
            description: 'Ya-Wen Tsou. In Chinese, interpreted.',
          },
          {
            time: '11:00',
            dateTime: '2026-08-15T11:00',
            heading: 'Corrections as a habit',
            description: 'Jonas Lindqvist. In English, interpreted.',
          },
          {
            time: '13:30',
            dateTime: '2026-08-15T13:30',
            heading: 'Bring your own table',
            description: 'Groups of eight around one file that will not add up.',
          },
          {
            time: '16:00',
            dateTime: '2026-08-15T16:00',
            heading: 'The last train is at 17:42',
            description: 'A shuttle leaves for Guangfu station at 17:00.',
          },
        ],
      },
    ],
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
