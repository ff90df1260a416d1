/** How the company works with its customers, and what it writes, in English. */
export const companyEn = {
  river: {
    head: {
      eyebrow: 'Working with us',
      heading: 'One team, from the first list to the night shift',
      description:
        'Nothing is subcontracted and nobody hands you on. The engineers you meet first are the ones who answer the phone later.',
    },
    items: [
      {
        heading: 'First, see what you have',
        paragraphs: [
          'Two engineers spend a day with you and write down every server, every database and what depends on what. The list is yours to keep, whether you go on with us or not.',
        ],
        action: 'See a sample list',
      },
      {
        heading: 'Rehearse before the move',
        paragraphs: [
          'Before the real switch we walk through all of it twice and time every step. The schedule you sign is measured, not guessed.',
        ],
        action: 'Read a rehearsal log',
      },
      {
        heading: 'Then one page a month',
        paragraphs: [
          'Usage, cost, the incidents we handled and the three things we would do next, on a single page at the start of each month.',
          'If something is unclear, reply: it reaches the person who wrote it.',
        ],
        action: 'Open last month’s report',
      },
    ],
  },
  articles: {
    head: {
      eyebrow: 'Operations notes',
      heading: 'Written by the people on duty',
      description: 'What we changed, what broke and what we would do differently. About two a month.',
    },
    items: [
      {
        eyebrow: 'Incidents',
        heading: 'Eleven minutes in November: a report you can forward',
        description:
          'A storage controller restarted itself during a backup. What customers noticed, what we noticed first, and the three settings we have changed since.',
        authors: ['Yi-Ning Chou', 'Tsung-Han Lai'],
        date: 'January 8, 2026',
        dateTime: '2026-01-08',
        note: '8 min read',
      },
      {
        eyebrow: 'Databases',
        heading: 'Restoring a backup is the only test of a backup',
        description: 'How we restore forty databases a month without anybody having to remember it.',
        authors: ['Pei-Shan Kuo'],
        date: 'December 18, 2025',
        dateTime: '2025-12-18',
        note: '6 min read',
      },
      {
        eyebrow: 'Costs',
        heading: 'When the larger machine is the cheaper one',
        description: 'Three customers, three months of usage, and the point at which it pays off.',
        authors: ['Tsung-Han Lai'],
        date: 'December 3, 2025',
        dateTime: '2025-12-03',
        note: '5 min read',
      },
    ],
  },
};
