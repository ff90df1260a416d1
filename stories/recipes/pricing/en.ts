/** The words of a page of prices in English. */
export const english = {
  company: {
    name: 'Quaymail',
    home: 'Quaymail, home',
    links: [
      { label: 'Plans', href: '#plans' },
      { label: 'Comparison', href: '#comparison' },
      { label: 'Questions', href: '#questions' },
    ],
    action: { label: 'Try 30 days', href: '#plans' },
    address: '7F, No. 5, Haibian Rd., Lingya Dist., Kaohsiung City 802, Taiwan',
    email: 'ahoy@quaymail.example',
    copyright: '© 2026 Quaymail Ltd.',
  },
  trail: { label: 'You are here', items: ['Quaymail', 'Prices'] },
  banner: {
    eyebrow: 'Prices',
    heading: 'One inbox for the whole team, priced by the desk',
    description:
      'All plans have every channel, and nobody pays for reading along. Cancel with a press, to the end of the month.',
  },
  plans: {
    heading: 'Choose by how many answer',
    description: 'A desk is a person who answers. Those who only read are free.',
  },
  period: 'Billing period',
  periods: [{ label: 'Monthly' }, { label: 'Yearly', note: '17% less' }],
  locale: 'en',
  was: 'instead of',
  preferred: 'Chosen by most',
  tax: 'Plus 5% sales tax',
  action: 'Try 30 days',
  items: [
    {
      heading: 'Jetty',
      subheading: 'One to three who answer',
      prices: [
        { price: 290, unit: 'per desk and month' },
        { price: 2880, unit: 'per desk and year', former: 3480 },
      ],
      features: [
        { heading: 'Answering', items: ['E-mail, LINE and web chat', 'Who answers what, at a glance'] },
        { heading: 'Keeping', items: ['Two years of history'] },
      ],
    },
    {
      heading: 'Harbour',
      subheading: 'Teams with early and late shifts',
      prices: [
        { price: 540, unit: 'per desk and month' },
        { price: 5400, unit: 'per desk and year', former: 6480 },
      ],
      features: [
        {
          heading: 'Answering',
          items: ['Everything in Jetty', 'Phone calls, with notes', 'Drafts from your own answers'],
        },
        { heading: 'Keeping', items: ['History without an end', 'Figures for each channel'] },
      ],
    },
    {
      heading: 'Open sea',
      subheading: 'From thirty desks',
      prices: [
        { price: 880, unit: 'per desk and month' },
        { price: 8640, unit: 'per desk and year', former: 10_560 },
      ],
      features: [
        { heading: 'Answering', items: ['Everything in Harbour', 'Several brands, one team'] },
        {
          heading: 'Keeping',
          items: ['Sign-in by your directory', 'Data in your own storage', 'A person who knows you'],
        },
      ],
    },
  ],
  comparison: {
    label: 'What the plans contain',
    answers: { yes: 'Yes', no: 'No' },
    groups: [
      {
        heading: 'Channels',
        rows: [
          { heading: 'E-mail, LINE, web chat', cells: [true, true, true] },
          { heading: 'Phone', description: 'Calls are written down', cells: [false, true, true] },
          { heading: 'Brands', cells: ['1', '3', 'any number'] },
        ],
      },
      {
        heading: 'Work',
        rows: [
          { heading: 'Drafts from your own answers', cells: [false, true, true] },
          { heading: 'Rules that sort by themselves', cells: ['5', '100', '1,000'] },
          { heading: 'People who only read', cells: ['free', 'free', 'free'] },
        ],
      },
      {
        heading: 'Safety',
        rows: [
          { heading: 'Two steps to sign in', cells: [true, true, true] },
          { heading: 'Sign-in by your directory', cells: [false, false, true] },
          { heading: 'Data in your own storage', cells: [false, false, true] },
        ],
      },
    ],
  },
};
