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
  hero: {
    eyebrow: 'August 14 and 15, 2026 · Hualien',
    heading: 'Two days about data that does somebody good',
    description:
      'Hospitals, farms, buses, rivers: twenty-two people show what they counted, what they got wrong and what changed. In an old sugar mill, with the sea twenty minutes away.',
    facts: [
      { value: '22', label: 'talks, none of them a sales pitch' },
      { value: '400', label: 'seats, one room' },
      { value: '2', label: 'languages, interpreted both ways' },
    ],
  },
  register: 'Register',
  see: 'See the programme',
  heroAlt: 'Poster of the conference',
  speakers: {
    eyebrow: 'Speakers',
    heading: 'People who still open the raw file',
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
    eyebrow: 'Programme',
    heading: 'One room, so that nobody misses anything',
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
  tickets: {
    eyebrow: 'Tickets',
    heading: 'Both days, both meals, one price',
    description: 'Early prices until June 30. Whoever cannot pay writes to us: twenty seats are kept.',
    was: 'Full price',
    locale: 'en',
    action: 'Register',
    items: [
      {
        heading: 'Student',
        price: 800,
        former: 1200,
        unit: 'per person',
        features: ['Both days', 'Breakfast and dinner', 'Student card at the door'],
      },
      {
        heading: 'Person',
        price: 2400,
        former: 3200,
        unit: 'per person',
        features: ['Both days', 'Breakfast and dinner', 'Recordings a month early'],
      },
      {
        heading: 'Organisation',
        price: 5800,
        former: 7200,
        unit: 'per person',
        features: ['Both days', 'Breakfast and dinner', 'Invoice with your tax ID', 'Pays for one kept seat'],
      },
    ],
  },
  form: {
    heading: 'Register',
    description:
      'Step-free from the station to the stage. The name on a ticket can change until the last day.',
    points: [
      'We hold your place at once',
      'Within two working days a letter says how to pay',
      'Your badge waits at the door',
    ],
    name: 'Name on the badge',
    nameRequired: 'Please tell us your name',
    email: 'E-mail',
    emailRequired: 'Please tell us where to answer',
    emailInvalid: 'An address looks like name@example.com',
    ticket: 'Ticket',
    ticketRequired: 'Please choose a ticket',
    choose: 'Please choose',
    needs: 'What you do not eat, what you need to take part',
    consent: 'You may keep these details until the end of August to organise my visit',
    consentName: 'Consent',
    consentRequired: 'We need your consent to register you',
    submit: 'Register',
    done: 'Thank you. Your place is held, and a letter is on its way.',
  },
  letter: {
    heading: 'Not this year?',
    description: 'One letter when the recordings are out, one when next year’s date is set.',
  },
};
