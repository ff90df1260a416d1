import type { StoryText } from './StoryText.ts';

/** The words of stories in English. */
export const en: StoryText = {
  action: {
    consult: 'Book a consultation',
    prices: 'See plans and prices',
    more: 'More',
    send: 'Send',
    sending: 'Sending',
    close: 'Close',
    confirm: 'OK',
    backToTop: 'Back to top',
    backHome: 'Back to home',
    long: 'Book a free 45-minute online consultation',
  },
  section: {
    eyebrow: 'Services',
    heading: 'Someone is responsible for every layer',
    description:
      'Take one service or hand us the whole stack. Each page lists its specifications and prices, or its steps. No phone number needed to read them.',
  },
  long: {
    eyebrow: 'Cloud hosting, managed databases, AI service and security',
    heading:
      'For companies of 50 to 500 people: hosting, databases, an AI service assistant and security, run by one engineering team',
    description:
      'Your servers stand in Taipei and Taichung, each site backing up the other, and every quarter we switch over for real and write down what happened. Specifications, monthly prices and uptime are on the page, and the contract repeats the same figures; where we miss them, you get a proportional refund. Read first, then decide whether to talk.',
  },
  paragraph:
    'Strata Cloud began in Taipei in 2014, looking after server rooms for three manufacturers. As their systems moved to the cloud, so did we. Today we run our own cloud platform from data centers in Taipei and Taichung.',
  card: {
    heading: 'Cloud hosting',
    description: 'Fixed sizes at fixed prices. Engineers look after backups, monitoring and updates.',
  },
  badge: { popular: 'Most popular', best: 'Best', fresh: 'New' },
  picture: {
    alt: 'Isometric line drawing: a cloud platform in stacked layers',
    missing: 'Picture not available right now',
  },
  loading: 'Loading',
  field: {
    company: 'Company',
    phone: 'Phone',
    phoneHint: 'At most 20 characters, extension included',
    message: 'How can we help?',
    required: 'This field is required',
    filled: 'Mingxun Electronics',
    filledMessage:
      'Three servers stand in our office. We want to move them to a data center before March, and to know whether the database can come along.',
  },
  hidden: '(opens in a new window)',
  menu: {
    label: 'Main menu',
    services: 'Services',
    servicesEmpty: 'The list of services could not be loaded',
    package: 'Plans & offers',
    packageUnavailable: 'not available right now',
    about: 'About us',
    contact: 'Contact',
    language: 'Language',
    languageShort: 'EN',
    open: 'Menu',
    close: 'Close menu',
    home: 'Strata Cloud home',
    skip: 'Skip to main content',
  },
  company: {
    name: 'Strata Cloud',
    addressLabel: 'Address',
    address: '9F, No. 168, Yunjie Rd., Neihu Dist., Taipei City 114, Taiwan',
    emailLabel: 'E-mail',
    footer: 'Footer',
    follow: 'Follow us',
    social: 'Social network page',
    messaging: 'LINE',
    copyright: '© 2022 Strata Cloud Co., Ltd. All rights reserved.',
  },
  price: {
    contact: 'Contact us',
    tax: 'Prices exclude 5% business tax',
    month: 'per month',
    hugeHeading: 'A private cloud of your own across three data centers',
  },
  step: { number: (step) => `Step ${step}` },
  dialog: {
    successHeading: 'We have your message',
    notice: 'Notice',
    system: 'System error, please contact the administrator',
    later: 'Please try again later',
    timeout: 'Timeout has occurred.',
    html: 'An engineer replies <b>within one working day</b>.<br>If it is urgent, write to <a href="mailto:hello@strata.example">hello@strata.example</a>.',
  },
  form: {
    companyName: 'Company',
    name: 'Your name',
    mobile: 'Phone',
    lineId: 'LINE ID',
    description: 'How can we help?',
    requiredNote: 'Fields marked * are required',
    required: 'This field is required',
    samples: {
      companyName: 'Yuechuan Logistics',
      name: 'Yi-Chun Chen',
      mobile: '02-2345-6789',
      lineId: 'yuechuan.it',
      description:
        'We want to move our order system to the cloud. The warehouse starts at six every morning, so the switch should take less than an hour.',
    },
  },
  person: {
    name: 'Yi-Ning Chou',
    role: 'Co-founder and chief technology officer',
    bio: [
      'Eighteen years in operations, including a post as head of data center operations at a telecom carrier, with two thousand servers in the team’s care.',
      'Co-founded Strata Cloud in 2014. Leads the design of the Taipei and Taichung sites and the failover drill that tests them every quarter.',
      'Reads every major incident report before it goes out. Weekends are mostly for walking the old Tamsui–Kavalan trails, phone switched on.',
    ],
    alt: 'Illustrated portrait of Yi-Ning Chou, chief technology officer',
  },
};
