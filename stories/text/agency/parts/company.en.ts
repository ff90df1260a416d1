import type { StoryText } from '../../en.ts';

/** How the agency works with its customers, and what it writes, in English. */
export const agencyCompanyEn: Pick<StoryText['parts'], 'river' | 'articles'> = {
  river: {
    head: {
      eyebrow: 'Working with us',
      heading: 'One team, from the first interview to the report',
      description:
        'Nothing is subcontracted and nobody hands you on. The project manager you meet first is the one who answers the phone later.',
    },
    items: [
      {
        heading: 'First, hear your front line',
        paragraphs: [
          'Two of us spend two hours in your shop and write down what customers ask your staff, in their words. The list is yours to keep, whether you go on with us or not.',
        ],
        action: 'See a sample list',
      },
      {
        heading: 'Rehearse before you spend',
        paragraphs: [
          'Before the real campaign every line of copy runs for three days on a small budget, and the two that people press most stay. The forecast you see is tried, not guessed.',
        ],
        action: 'Read a test log',
      },
      {
        heading: 'Then one page a month',
        paragraphs: [
          'What you spent, how many orders came back and the three things we would change next, on a single page at the start of each month.',
          'If something is unclear, reply: it reaches the person who wrote it.',
        ],
        action: 'Open last month’s report',
      },
    ],
  },
  articles: {
    head: {
      eyebrow: 'Marketing notes',
      heading: 'Our own mistakes, written up',
      description: 'What we tried, what it cost and what we would do differently. About two a month.',
    },
    items: [
      {
        eyebrow: 'Ads',
        heading: 'The $30,000 we lost in November: a review you can forward',
        description:
          'A remarketing list was set wrong on Singles’ Day. What clients noticed, what we noticed first, and the three settings we have changed since.',
        authors: ['Yu-Ching Lin', 'Tsung-Han Lai'],
        date: 'January 8, 2026',
        dateTime: '2026-01-08',
        note: '8 min read',
      },
      {
        eyebrow: 'Repeat orders',
        heading: 'Asking is the only test of whether they come back',
        description: 'How we make forty phone calls a month without selling anything.',
        authors: ['Pei-Shan Kuo'],
        date: 'December 18, 2025',
        dateTime: '2025-12-18',
        note: '6 min read',
      },
      {
        eyebrow: 'Budgets',
        heading: 'When twice the ad spend is the cheaper one',
        description:
          'Three clients, three months of invoices, and the point at which the cost of an order starts to fall.',
        authors: ['Tsung-Han Lai'],
        date: 'December 3, 2025',
        dateTime: '2025-12-03',
        note: '5 min read',
      },
    ],
  },
};
