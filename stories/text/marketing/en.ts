/** The words of parts with which companies win and keep customers, told as the cloud brand would, in English. */
export const enMarketing = {
  plans: {
    head: {
      eyebrow: 'Managed databases',
      heading: 'One price per month, or ten months for a year',
      description:
        'Backups, updates and the night shift are in every plan. The difference is how much you store.',
    },
    period: 'Billing period',
    periods: [{ label: 'Monthly' }, { label: 'Yearly', note: 'two months free' }],
    /** Stands before a former price. */
    was: 'Was',
    /** The language in which amounts are written. */
    locale: 'en',
    ask: 'Ask for a quote',
    items: [
      {
        heading: 'Starter',
        subheading: 'For a first system',
        prices: [
          { price: 3200, unit: 'per month' },
          { price: 32_000, unit: 'per year', former: 38_400 },
        ],
        groups: [
          { heading: 'Database', items: ['2 vCPU, 8 GB of memory', '100 GB of storage'] },
          { heading: 'Care', items: ['Daily backups, kept 7 days', 'Answers on working days'] },
        ],
      },
      {
        heading: 'Business',
        subheading: 'For what everyone uses every day',
        prices: [
          { price: 8600, unit: 'per month' },
          { price: 86_000, unit: 'per year', former: 103_200 },
        ],
        groups: [
          {
            heading: 'Database',
            items: ['8 vCPU, 32 GB of memory', '500 GB of storage', 'A standby in Taichung'],
          },
          { heading: 'Care', items: ['Hourly backups, kept 30 days', 'An engineer on call day and night'] },
        ],
      },
      {
        heading: 'Enterprise',
        subheading: 'For systems that must not stop',
        prices: [
          { price: 24_000, unit: 'per month' },
          { price: 240_000, unit: 'per year', former: 288_000 },
        ],
        groups: [
          {
            heading: 'Database',
            items: ['32 vCPU, 128 GB of memory', '2 TB of storage', 'Standbys in Taichung and Kaohsiung'],
          },
          {
            heading: 'Care',
            items: ['Restore to any second of 90 days', 'A named engineer', 'Four failover drills a year'],
          },
        ],
      },
    ],
  },
  newsletter: {
    text: {
      label: 'E-mail',
      hint: 'One e-mail a month, each with a link to unsubscribe.',
      submit: 'Subscribe',
      submitting: 'Subscribing',
      required: 'Please tell us where to send it',
      invalid: 'An address looks like name@example.com',
      success: 'Almost there: please follow the link in the e-mail that we have just sent you.',
      failure: 'That did not go through. Your address is still here, please try again in a minute.',
    },
    consent: {
      label: 'You may write to me about maintenance, prices and events',
      name: 'Consent',
      required: 'We need your consent to write to you',
    },
    /** What a visitor types. */
    sample: 'shufen.lin@yuechuan.example',
  },
  announcement: {
    label: 'Announcement',
    description: 'Our third data center opens in Kaohsiung on March 2.',
    action: 'See what changes',
    close: 'Close the announcement',
  },
  video: {
    label: 'Play: a failover drill in two minutes',
    description:
      'Taipei goes dark, Taichung answers. Filmed in November 2025; what is said is in the captions.',
    failure: 'Your browser could not play the video. Press again, or open it in a tab of its own.',
    captions: 'English',
    notice:
      'This video comes from player.example. When you play it, your browser fetches it from there, and player.example may set cookies.',
    accept: 'Play it',
    title: 'Video: a failover drill',
  },
  consent: {
    heading: 'May we count your visit?',
    description:
      'It helps us see which pages are read. Nothing is counted before you say yes, and the site works just as well if you say no.',
    items: [
      {
        name: 'needed',
        label: 'Necessary',
        description: 'Your language, this choice, and what you typed into a form.',
        required: true,
      },
      {
        name: 'analytics',
        label: 'Statistics',
        description: 'Pages seen and forms sent, kept for 13 months without your name.',
      },
      {
        name: 'media',
        label: 'Videos from elsewhere',
        description: 'Other companies’ players, which may set cookies.',
      },
    ],
    text: { accept: 'Accept all', refuse: 'Reject all', choose: 'Choose for each', save: 'Save my choice' },
    /** What opens it again. */
    settings: 'Cookie settings',
  },
};
