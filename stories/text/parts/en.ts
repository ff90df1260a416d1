import type { PartsText } from './PartsText.ts';

/** The words of further parts in English. */
export const enParts: PartsText = {
  faq: [
    {
      heading: 'How long will our site be down on moving day?',
      text: 'For most customers, less than fifteen minutes. We build a copy on the new servers first, keep the data in sync until the last moment, and switch between two and four on a Sunday morning.',
    },
    {
      heading: 'Can we cancel halfway through?',
      text: 'Yes. Monthly plans need seven days’ notice before the end of the month. If you leave a yearly plan early, the months you used are charged at the monthly rate and we refund the rest.',
    },
    {
      heading: 'Where is our data kept?',
      text: 'In two data centers, one in Taipei and one in Taichung, with each day’s backup stored at the other site. Nothing leaves the country, and the contract says so.',
    },
    {
      heading: 'Will anyone pick up at night?',
      text: 'An engineer is on duty every day of the year and takes over within fifteen minutes. You get an incident report within three working days.',
    },
  ],
  tabs: {
    label: 'By your role',
    items: [
      {
        heading: 'Developers',
        text: 'Deploy with the commands you already know. Every push gets a test environment of its own, and logs stay searchable from the browser for thirty days.',
      },
      {
        heading: 'IT managers',
        text: 'One screen shows uptime, usage and pending updates for every server. A report arrives at the start of each month, ready to drop into your next management meeting.',
      },
      {
        heading: 'Finance',
        text: 'A fixed monthly fee, so a traffic spike never turns into a surprise bill. Invoices go out by the fifth of each month, or once a year if you prefer.',
      },
    ],
  },
  statsHead: {
    eyebrow: '2025 in figures',
    heading: 'In the contract, and in public',
    description: 'Every figure is measured by an outside monitoring service and updated once a quarter.',
  },
  stats: [
    { value: '99.98%', label: 'Uptime over the year', description: 'We promise 99.95% in the contract' },
    {
      value: '11 min',
      label: 'Average time to take over',
      description: 'From the alarm to an engineer at work',
    },
    { value: '312', label: 'Companies in our care', description: 'Four in ten for more than five years' },
    { value: '4', label: 'Failover drills', description: 'Each one a real switch between sites' },
  ],
  quoteHead: {
    eyebrow: 'From our customers',
    heading: 'The people who answer at night know us by day',
    description:
      'Everyone quoted has been with us for at least a year. Titles are from the time of the interview.',
  },
  quotes: [
    {
      quote:
        'We ordered dinner for a whole night of migration. It was over in twelve minutes, so everyone took theirs home.',
      name: 'Shu-Fen Lin',
      role: 'IT manager, Yuechuan Logistics',
    },
    {
      quote:
        'When a server failed, our vendors used to point at each other and I had to piece the story together myself. Now I make one call, and three days later there is a report I can actually read: the cause, what was affected and how they will prevent it. I forward it to our CEO as it is.',
      name: 'Chia-Hao Chang',
      role: 'VP of operations, Mingxun Electronics',
    },
    {
      quote: 'The invoice matches the quote to the dollar. It has for three years.',
      name: 'Ya-Ting Wu',
      role: 'CFO, Good Days Bakery',
    },
    {
      quote:
        'Singles’ Day brought nine times our usual traffic. They had load-tested with us for two weeks, and on the day nothing happened.',
      name: 'Kuan-Yu Chen',
      role: 'Head of e-commerce, Shanyin Instruments',
    },
    {
      quote: 'They talked us out of the most expensive plan. That is what I remember best.',
      name: 'Wen-Hsin Hsu',
      role: 'Office manager, Shiguang Clinic',
    },
    {
      quote: 'The auditor’s logs were in my inbox before we had finished the phone call.',
      name: 'Ming-Che Tsai',
      role: 'CISO, Dinghe Precision',
    },
  ],
};
