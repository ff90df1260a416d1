import type { StoryText } from '../../en.ts';
import { agencyCompanyEn } from './company.en.ts';

/** The words of further parts as the agency tells them, in English. */
export const agencyPartsEn = (text: StoryText['parts']): StoryText['parts'] => ({
  ...text,
  help: [
    { situation: 'You are new to advertising and want to know whether anyone buys.', advice: 'The segment' },
    { situation: 'Orders are steady, and customers should come back.', advice: 'The half' },
    {
      situation: 'Nobody in the company does marketing, and somebody else should do all of it.',
      advice: 'The whole',
    },
  ],
  faq: [
    {
      heading: 'How soon will we see results?',
      text: 'Search ads usually show a direction after two or three weeks, SEO after three to six months. When we start we write down which figure to watch in which month; where it falls short, the monthly meeting hears why.',
    },
    {
      heading: 'Can we cancel halfway through?',
      text: 'Yes, with seven days’ notice before the end of the month. Ad accounts, material and reports are in your name and go with you.',
    },
    {
      heading: 'Who pays for the ads?',
      text: 'You do, straight to the platforms. We never hold your ad money and take no cut of it. Our quote lists our fee and nothing else.',
    },
    {
      heading: 'Do we need videos?',
      text: 'Not always; some products sell very well with photographs. We look at your figures together before we start, and what you do not need stays out of the quote.',
    },
  ],
  tabs: {
    label: 'By your role',
    items: [
      {
        heading: 'Owners',
        text: 'One page a month. The first line says what you spent and how many orders came back. The jargon waits in the appendix, and we go through it with you.',
      },
      {
        heading: 'Marketing staff',
        text: 'Material, schedules and figures are in one folder, and every change is written down. If you would rather do it yourself, the class each quarter shows you how.',
      },
      {
        heading: 'Finance',
        text: 'A fixed fee, with ad spend paid straight to the platforms: nothing advanced, no commission. Invoices go out by the fifth of each month.',
      },
    ],
  },
  statsHead: {
    eyebrow: '2025 in figures',
    heading: 'In the reports, and in public',
    description: 'Every figure is exported from the platforms themselves and updated once a quarter.',
  },
  stats: [
    {
      value: '87%',
      label: 'With us for over a year',
      description: 'No lock-in: notice at the end of a month',
    },
    { value: '4 h', label: 'Average time to answer', description: 'On working days, from nine o’clock' },
    { value: '24', label: 'Brands at a time', description: 'When we are full, the next one waits' },
    { value: '4', label: 'Classes for clients', description: 'So that you can take over any day' },
  ],
  quoteHead: {
    eyebrow: 'From our clients',
    heading: 'Owners who speak plainly, and send us their friends',
    description:
      'Everyone quoted has been with us for at least a year. Titles are from the time of the interview.',
  },
  quotes: [
    {
      quote:
        'Our first monthly meeting began with bad news: one campaign had lost money and was stopped already. That was when I decided to stay.',
      name: 'Shu-Fen Lin',
      role: 'Owner, Afternoon Bakery',
    },
    {
      quote:
        'Every agency used to hand me twenty pages, and afterwards I still did not know whether to spend more. Now it is one page. The first line says what went out, how many orders came in and what changes next month. I read it between two customers at the till and forward it to our accountant as it is.',
      name: 'Chia-Hao Chang',
      role: 'Shop manager, Corner Bicycles',
    },
    {
      quote: 'The invoice matches the quote to the dollar. It has for two years.',
      name: 'Ya-Ting Wu',
      role: 'CFO, Good Days Select',
    },
    {
      quote:
        'Mother’s Day brought nine times our usual orders. What had sold out was off the ads the night before, and on the day nobody complained.',
      name: 'Kuan-Yu Chen',
      role: 'Head of e-commerce, Hillock Flowers',
    },
    {
      quote: 'They talked us out of making a video. That is what I remember best.',
      name: 'Wen-Hsin Hsu',
      role: 'Founder, Shiguang Salon',
    },
    {
      quote:
        'When we took over ourselves, the accounts, the material and two years of notes changed hands in half an hour.',
      name: 'Ming-Che Tsai',
      role: 'Marketing manager, Riverbank Instruments',
    },
  ],
  prose: {
    ...text.prose,
    heading: 'Two hours after closing time',
    intro:
      'At nine in the evening the toy shop pulls down its shutter, and we begin. Three phones, two lamps and a long table: two hours later, a month of short videos is done. While we film, ',
    stress: 'nobody has to act',
    afterStress:
      '; the owner says once more what she has told customers all day. Last year’s four shoots took 1 hour and 52 minutes on average, the longest 2 hours and 10 minutes.',
    note: 'From the shutter coming down until the lamps are back in the car.',
    listHeading: 'What has to be ready',
    list: [
      'Two weeks ahead, we read the customer service log and pick the ten most frequent questions.',
      'One week ahead, every video’s script goes out, none longer than fifty words.',
      'The day before, the products are wiped clean and get new batteries.',
    ],
    steps: [
      'Film hands first, then the product, and faces last.',
      'Say every line three times, and keep the one that sounds least like a script.',
      'Watch everything before you pack, and film at once what is missing.',
    ],
    table: {
      caption: 'The four shoots of 2025',
      head: ['Date', 'Filming', 'Editing', 'Videos', 'Result'],
      rows: [
        ['February 18', '1 h 58 min', '6 h', '10', 'Out on time'],
        ['May 20', '1 h 40 min', '5 h', '11', 'Out on time'],
        ['August 19', '2 h 10 min', '8 h', '9', 'Out, two filmed again'],
        ['November 11', '1 h 40 min', '5 h', '10', 'Out on time'],
      ],
    },
    quote: 'People do not come for the ad. They come for the shopkeeper they know.',
    cite: 'Yu-Ching Lin, strategy director',
    codeIntro: 'To see which video an order came from, look for utm_content in its address:',
    codeLabel: 'Command that counts where orders came from',
    code: `$ grep -o -E 'utm_(source|medium|campaign|content)=[^&, ]+' orders-2025-11.csv | sort | uniq -c | sort -rn
31 utm_content=duck-in-the-bath
18 utm_content=night-train`,
    figure: 'Those who film, edit and buy the ads sit at one long table.',
  },
  comparison: {
    ...text.comparison,
    label: 'Plans for shops compared',
    columns: [
      { heading: 'Shop', subheading: '$9,800 a month' },
      { heading: 'Brand', subheading: '$18,000 a month' },
      { heading: 'Chain', subheading: 'from $36,000 a month' },
    ],
    groups: [
      {
        heading: 'Content',
        rows: [
          { heading: 'Posts', cells: ['8', '16', '30 and up'] },
          { heading: 'Short videos', cells: ['4', '8', '16 and up'] },
          {
            heading: 'Shoots',
            description: 'In your shop or in a studio',
            cells: ['Twice a year', 'Quarterly', 'Monthly'],
          },
        ],
      },
      {
        heading: 'Care',
        rows: [
          { heading: 'Messages answered', cells: [true, true, true] },
          { heading: 'Weekends too', description: 'Public holidays included', cells: [false, true, true] },
          { heading: 'Classes for your staff', cells: [false, 'Yearly', 'Quarterly'] },
          { heading: 'A project manager of your own', cells: [false, false, true] },
        ],
      },
      {
        heading: 'What we promise',
        rows: [
          { heading: 'Delivered on time', cells: ['95%', '97%', '99%'] },
          { heading: 'Same-day changes', description: 'When asked before noon', cells: [false, true, true] },
        ],
      },
    ],
  },
  trail: { ...text.trail, items: ['Home', 'Notes from shoots', 'Two hours after closing time'] },
  ...agencyCompanyEn,
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
      heading: 'Opening: a real campaign, live',
      description: 'Yu-Ching Lin spends $5,000 on ads on stage. Watch the orders come in on your phone.',
    },
    {
      time: '11:15',
      dateTime: '2026-03-14T11:15',
      heading: 'Reports that owners read',
      description: 'Three real reports, and how much to say about spend, results and what comes next.',
    },
    {
      time: '13:30',
      dateTime: '2026-03-14T13:30',
      heading: 'Workshop: rewrite your own ads',
      description: 'Bring a laptop. Groups of six, with a media buyer at every table.',
    },
  ],
});
