import type { BrandFacts } from './brandFacts.ts';
import { enMarketing } from './marketing/en.ts';
import { enParts } from './parts/en.ts';

/** The words that stories of parts show, in English. */
export const en = ({ name, shortName, address, email, social, messaging }: BrandFacts) => ({
  action: {
    /** What an action is called that stands beside others of its kind. */
    of: (label: string, what: string) => `${label}: ${what}`,
    consult: 'Book a consultation',
    prices: 'See plans and prices',
    more: 'More',
    send: 'Send',
    sending: 'Sending',
    close: 'Close',
    confirm: 'OK',
    backToTop: 'Back to top',
    backHome: 'Back to home',
    /** The longest label that a button has to carry. */
    long: 'Book a free 45-minute online consultation',
  },
  section: {
    eyebrow: 'Services',
    heading: 'Someone is responsible for every layer',
    description:
      'Take one service or hand us the whole stack. Each page lists its specifications and prices, or its steps. No phone number needed to read them.',
  },
  /** The same, as long as content rules allow. */
  long: {
    eyebrow: 'Cloud hosting, managed databases, AI service and security',
    heading:
      'For companies of 20 to 500 people: hosting, databases, an AI service assistant and security, run by one engineering team',
    description:
      'Your servers stand in Taipei and Taichung, each site backing up the other, and every quarter we switch over for real and write down what happened. Specifications, monthly prices and uptime are on the page, and the contract repeats the same figures; where we miss them, you get a proportional refund. Read first, then decide whether to talk.',
  },
  paragraph: `${shortName} began in Taipei in 2014, looking after server rooms for three manufacturers. As their systems moved to the cloud, so did we. Today we run our own cloud platform from data centers in Taipei and Taichung.`,
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
    home: `${shortName} home`,
    skip: 'Skip to main content',
  },
  company: {
    name: shortName,
    addressLabel: 'Address',
    address,
    emailLabel: 'E-mail',
    email,
    footer: 'Footer',
    follow: 'Follow us',
    social,
    messaging,
    copyright: `© 2022 ${name} All rights reserved.`,
  },
  price: {
    contact: 'Contact us',
    tax: 'Prices exclude 5% business tax',
    month: 'per month',
    hugeHeading: 'A private cloud of your own across three data centers',
  },
  step: { number: (step: number) => `Step ${step}` },
  dialog: {
    successHeading: 'We have your message',
    notice: 'Notice',
    system: 'System error, please contact the administrator',
    later: 'Please try again later',
    timeout: 'Timeout has occurred.',
    html: `An engineer replies <b>within one working day</b>.<br>If it is urgent, write to <a href="mailto:${email}">${email}</a>.`,
  },
  form: {
    companyName: 'Company',
    name: 'Your name',
    mobile: 'Phone',
    lineId: 'LINE ID',
    description: 'How can we help?',
    requiredNote: 'Fields marked * are required',
    required: 'This field is required',
    tooLong: 'The limit is {max} characters; this is {over} over',
    samples: {
      companyName: 'Yuechuan Logistics',
      name: 'Yi-Chun Chen',
      mobile: '02-2345-6789',
      lineId: 'yuechuan.it',
      description:
        'We want to move our order system to the cloud. The warehouse starts at six every morning, so the switch should take less than an hour.',
    },
  },
  /** A longer form: what a first meeting is asked for. */
  kit: {
    email: 'E-mail',
    emailHint: 'We reply to this address within one working day',
    emailInvalid: 'An e-mail address looks like name@example.com',
    website: 'Website',
    websiteInvalid: 'An address begins with https://',
    seats: 'How many people will use it?',
    seatsInvalid: 'A whole number of 1 or more',
    day: 'Which day suits you?',
    budget: 'Monthly budget',
    currency: 'NT$',
    left: '{left} characters left',
    service: 'What is it about?',
    choose: 'Please choose',
    services: [
      { group: 'Cloud', items: ['Cloud hosting', 'Managed database'] },
      { group: 'AI', items: ['AI customer service', 'Document search'] },
    ],
    channel: 'How may we reach you?',
    channels: ['By phone', 'By e-mail', 'On LINE'],
    channelHints: ['Weekdays from nine to six', 'Within one working day', 'Text only, no calls'],
    meeting: 'Your first meeting',
    meetingHint: 'Forty-five minutes, online, free of charge',
    consent: 'You may use these details to answer me, as described in the ',
    consentLink: 'privacy notice',
    consentMissing: 'We need your consent to answer you',
    consentName: 'Consent',
    files: 'Plans or an inventory list',
    filesHint: 'PDF or pictures, up to 5 MB each, three at most',
    chooseFiles: 'Choose files or drop them here',
    removeFile: 'Remove {name}',
    wrongType: '{name} is neither a PDF nor a picture',
    tooLarge: '{name} is larger than 5 MB',
    tooMany: 'Three files at most',
    fileName: 'network-plan.pdf',
  },
  person: {
    name: 'Yi-Ning Chou',
    role: 'Co-founder and chief technology officer',
    bio: [
      'Eighteen years in operations, including a post as head of data center operations at a telecom carrier, with two thousand servers in the team’s care.',
      `Co-founded ${shortName} in 2014. Leads the design of the Taipei and Taichung sites and the failover drill that tests them every quarter.`,
      'Reads every major incident report before it goes out. Weekends are mostly for walking the old Tamsui–Kavalan trails, phone switched on.',
    ],
    alt: 'Illustrated portrait of Yi-Ning Chou, chief technology officer',
  },
  marketing: enMarketing,
  parts: enParts,
});

/** The words of stories: every language has what the English has. */
export type StoryText = ReturnType<typeof en>;
