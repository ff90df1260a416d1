import { companyEn } from './company.en.ts';

/** The words of parts that the two sites do not use, told as the cloud brand would, in English. */
export const enParts = {
  helpHeading: 'How to choose',
  help: [
    {
      situation: 'Your first system is about to move, and half a day of downtime is bearable.',
      advice: 'Launch',
    },
    { situation: 'Orders, members or support depend on your systems every day.', advice: 'Operations' },
    { situation: 'An hour of downtime costs you money, or you have audits to pass.', advice: 'Continuity' },
  ],
  faqHeading: 'Common questions',
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
  /** An article with everything that rich text has. */
  prose: {
    heading: 'The night of a failover drill',
    intro:
      'Once a quarter, early on a Sunday, we move our customers’ systems from Taipei to Taichung and back again. It is not a simulation. While it runs, ',
    stress: 'no visitor should notice',
    afterStress:
      '; if one does, we have failed. Last year’s four drills took 11 minutes and 42 seconds on average, the longest 14 minutes.',
    note: 'From the order to switch until an outside monitoring service confirms that the site answers again.',
    notesHeading: 'Notes',
    back: 'Back to the text',
    listHeading: 'What has to be ready',
    list: [
      'Two weeks ahead, customers hear when it happens, what it covers and whom to call.',
      'One week ahead, we check that the two sites are less than five seconds apart.',
      'The night before, a full backup goes to a third place, and we restore it to be sure.',
    ],
    steps: [
      'Pause writes and wait until the data is in sync.',
      'Change the DNS records so that traffic goes to Taichung.',
      'Resume writes and work through the checklist.',
    ],
    tableHeading: 'Last year’s results',
    table: {
      caption: 'The four failover drills of 2025',
      head: ['Date', 'Switch', 'Return', 'Customers', 'Result'],
      rows: [
        ['February 16', '12 min 08 s', '9 min 51 s', '286', 'Passed'],
        ['May 18', '10 min 33 s', '9 min 20 s', '294', 'Passed'],
        ['August 17', '14 min 00 s', '11 min 05 s', '301', 'Passed, three findings'],
        ['November 9', '10 min 07 s', '8 min 46 s', '312', 'Passed'],
      ],
    },
    quote: 'We do not believe that our failover works. We watch it work, every quarter.',
    cite: 'Yi-Ning Chou, chief technology officer',
    codeHeading: 'Check it yourself',
    codeIntro: 'To see which site is answering right now, look for x-site among the response headers:',
    codeLabel: 'Command that prints the response headers',
    code: `$ curl -sI https://www.example.com | grep -i -E '^(x-site|x-failover-drill|strict-transport-security):'
x-site: taichung
x-failover-drill: 2025-11-09`,
    figure: 'Two sites back each other up, and every layer can switch on its own.',
  },
  comparison: {
    label: 'Cloud hosting plans compared',
    yes: 'Yes',
    no: 'No',
    columns: [
      { heading: 'Starter', subheading: '$1,800 a month' },
      { heading: 'Business', subheading: '$6,400 a month' },
      { heading: 'Enterprise', subheading: 'from $18,000 a month' },
    ],
    groups: [
      {
        heading: 'Hardware',
        rows: [
          { heading: 'Processor', cells: ['2 cores', '8 cores', '32 cores and up'] },
          { heading: 'Memory', cells: ['4 GB', '16 GB', '64 GB and up'] },
          {
            heading: 'Monthly traffic',
            description: 'Slower beyond it, never charged extra',
            cells: ['1 TB', '5 TB', 'Unlimited'],
          },
        ],
      },
      {
        heading: 'Operations',
        rows: [
          { heading: 'Daily backups', cells: [true, true, true] },
          { heading: 'Second site', description: 'Taipei and Taichung', cells: [false, true, true] },
          { heading: 'Failover drills', cells: [false, 'Yearly', 'Quarterly'] },
          { heading: 'An engineer of your own', cells: [false, false, true] },
        ],
      },
      {
        heading: 'What we promise',
        rows: [
          { heading: 'Uptime', cells: ['99.9%', '99.95%', '99.99%'] },
          { heading: 'On call at night', description: 'Every day of the year', cells: [false, true, true] },
        ],
      },
    ],
  },
  trail: { label: 'You are here', items: ['Home', 'Notes from operations', 'The night of a failover drill'] },
  pages: {
    label: 'Pages of articles',
    previous: 'Previous',
    next: 'Next',
    page: 'Page {page}',
    position: 'Page {page} of {count}',
  },
  ...companyEn,
  /** What the button beside moving logos says. */
  movingLogos: { stop: 'Stop and show all', move: 'Keep them moving' },
  /** The programme of a day. */
  programme: [
    {
      time: '9:30',
      dateTime: '2026-03-14T09:30',
      heading: 'Doors and coffee',
      description: 'In the lobby. The code in your confirmation e-mail gets you a badge.',
    },
    {
      time: '10:00',
      dateTime: '2026-03-14T10:00',
      heading: 'Opening: a real switch, live',
      description:
        'Yi-Ning Chou moves all traffic out of one data center on stage. Watch it happen on your phone.',
    },
    {
      time: '11:15',
      dateTime: '2026-03-14T11:15',
      heading: 'Incident reports that managers read',
      description: 'Three real reports, and how much to say about cause, impact and what comes next.',
    },
    {
      time: '13:30',
      dateTime: '2026-03-14T13:30',
      heading: 'Workshop: restore your own backup',
      description: 'Bring a laptop. Groups of six, with an engineer at every table.',
    },
  ],
};
