/** The words of a software product’s home in English. */
export const english = {
  company: {
    name: 'Evenshift',
    home: 'Evenshift, home',
    links: [
      { label: 'How it works', href: '#how' },
      { label: 'Who uses it', href: '#who' },
      { label: 'Questions', href: '#questions' },
    ],
    action: { label: 'Start free', href: '#start' },
    address: '3F, No. 21, Minquan Rd., West Central Dist., Tainan City 700, Taiwan',
    email: 'hello@evenshift.example',
    copyright: '© 2026 Evenshift Software Co., Ltd.',
    news: { text: 'New: send finished shifts straight to payroll.', more: 'Read how' },
  },
  hero: {
    eyebrow: 'Shift planning for clinics, kitchens and shops',
    heading: 'Next month’s shifts, fair and done by lunch',
    description:
      'Staff tap the days they cannot work. Evenshift drafts the month within your rules and the law. You move three names and publish.',
    facts: [
      { value: '40 min', label: 'to plan a month for 25 people' },
      { value: '1,300', label: 'clinics, restaurants and shops' },
      { value: '0', label: 'group chats about who works on Sunday' },
    ],
  },
  start: 'Start free',
  watch: 'See it in two minutes',
  heroAlt: 'A month of shifts, drafted and ready to publish',
  clients: 'Planned with Evenshift every month',
  how: {
    eyebrow: 'How it works',
    heading: 'From a blank month to a signed one',
    description: 'Nobody installs anything. Staff answer from the link in a message.',
    rows: [
      {
        heading: 'Everyone says when they cannot',
        paragraphs: [
          'A link goes out on the 10th. People tap their days off on their phones, and those who have not answered are reminded, politely, twice.',
        ],
      },
      {
        heading: 'A draft that keeps the rules',
        paragraphs: [
          'Eleven hours between shifts, one full day off in seven, two who can open the pharmacy: write a rule once, and no draft breaks it.',
          'Weekends and nights are counted over three months, so that the same two people are not always the ones who stay.',
        ],
      },
      {
        heading: 'Swaps that do not need you',
        paragraphs: [
          'Two people agree, the rules are checked, the plan changes. You see it in the evening’s summary.',
        ],
      },
    ],
  },
  roles: {
    heading: 'One plan, three views of it',
    label: 'By role',
    items: [
      {
        label: 'Whoever plans',
        text: 'The whole month on one screen, with red only where something is truly missing. Drag a name, and see at once what it does to hours and wages.',
      },
      {
        label: 'Whoever works',
        text: 'My shifts, my hours, my next day off, in the calendar that I already use. A swap takes two taps and no phone call on my day off.',
      },
      {
        label: 'Whoever pays',
        text: 'Hours by person and by rate, with overtime marked, as a file that payroll takes. No one types a timesheet again.',
      },
    ],
  },
  film: { eyebrow: 'Two minutes', heading: 'A real clinic plans its March' },
  video: {
    label: 'Play: a clinic plans its March',
    description: 'Filmed at a clinic in Tainan, names changed. Captions in English and Chinese.',
    failure: 'Your browser could not play the video. Press again, or open it in a tab of its own.',
  },
  voices: {
    eyebrow: 'Who uses it',
    heading: 'People who used to plan on Sunday night',
    items: [
      {
        quote:
          'Two nurses had been trading every other weekend behind my back, to make it fair. Now the plan is fair to begin with.',
        name: 'Yu-Chen Lai',
        subheading: 'Head nurse, Shuilin Clinic',
      },
      {
        quote:
          'I gave it our rules as I would explain them to a new manager. The first draft needed four changes. The paper one used to need forty.',
        name: 'Bo-Han Su',
        subheading: 'Kitchen manager, Old Harbour Noodles',
      },
      {
        quote:
          'The labour inspector asked for three months of hours. I had them before she had put her bag down.',
        name: 'Hsiao-Ping Kuo',
        subheading: 'Owner of four drugstores',
      },
    ],
  },
  questions: {
    heading: 'Before you try it',
    items: [
      {
        question: 'What does it cost?',
        answer:
          'Nothing up to eight people. Above that NT$90 for each person who works that month, and nothing for those on leave.',
      },
      {
        question: 'Do my people need an app?',
        answer:
          'No. They answer from a link in a message. Those who like can put their shifts into their calendar.',
      },
      {
        question: 'We have rules that nobody else has.',
        answer:
          'Most places do. You can write twelve kinds of rules yourself, and we help with the thirteenth, free in the first month.',
      },
    ],
  },
  end: {
    heading: 'Plan one month with us',
    description:
      'Bring last month’s plan, even a photo of the one on the wall. We load it while you are on the phone.',
    call: 'Ask for a call',
  },
};
