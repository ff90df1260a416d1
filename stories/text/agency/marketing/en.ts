import type { StoryText } from '../../en.ts';

/** The words with which the agency wins and keeps customers, in English. */
export const agencyMarketingEn = (text: StoryText['marketing']): StoryText['marketing'] => ({
  ...text,
  plans: {
    ...text.plans,
    head: {
      eyebrow: 'Marketing for shops',
      heading: 'One price per month, or ten months for a year',
      description: 'Planning, shoots and replies are in every plan. The difference is how much we post.',
    },
    items: [
      {
        heading: 'Shop',
        subheading: 'For one door on one street',
        prices: [
          { price: 9800, unit: 'per month' },
          { price: 98_000, unit: 'per year', former: 117_600 },
        ],
        groups: [
          { heading: 'Content', items: ['8 posts a month', '4 short videos'] },
          { heading: 'Care', items: ['Messages answered on working days', 'A one-page report a month'] },
        ],
      },
      {
        heading: 'Brand',
        subheading: 'For customers all over Taiwan',
        prices: [
          { price: 18_000, unit: 'per month' },
          { price: 180_000, unit: 'per year', former: 216_000 },
        ],
        groups: [
          {
            heading: 'Content',
            items: ['16 posts a month', '8 short videos', 'A product shoot every quarter'],
          },
          { heading: 'Care', items: ['Same-day answers, weekends too', 'A 30-minute call every month'] },
        ],
      },
      {
        heading: 'Chain',
        subheading: 'For five branches or more',
        prices: [
          { price: 36_000, unit: 'per month' },
          { price: 360_000, unit: 'per year', former: 432_000 },
        ],
        groups: [
          {
            heading: 'Content',
            items: ['30 posts a month', '16 short videos', 'A shoot in a branch every month'],
          },
          {
            heading: 'Care',
            items: [
              'Comments answered for every branch',
              'A named project manager',
              'A class for your staff every quarter',
            ],
          },
        ],
      },
    ],
  },
  newsletter: {
    ...text.newsletter,
    consent: {
      ...text.newsletter.consent,
      label: 'You may write to me about classes, campaigns and events',
    },
    sample: 'hello@afternoon-bakery.example',
  },
  announcement: {
    ...text.announcement,
    description: 'Lunar New Year campaigns are open. We take eight brands.',
    action: 'See the packages',
  },
  video: {
    ...text.video,
    label: 'Play: a shoot in two minutes',
    description:
      'Three phones, two hours, a month of short videos. Filmed in November 2025; what is said is in the captions.',
    title: 'Video: a short-video shoot',
  },
});
