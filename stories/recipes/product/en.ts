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
  video: {
    label: 'Play: a clinic plans its March',
    description: 'Filmed at a clinic in Tainan, names changed. Captions in English and Chinese.',
    failure: 'Your browser could not play the video. Press again, or open it in a tab of its own.',
  },
};
