import type { StoryText } from '../en.ts';
import { agencyMarketingEn } from './marketing/en.ts';
import { agencyPartsEn } from './parts/en.ts';

/** The words of stories as the agency brand tells them, in English. */
export const agencyEn = (text: StoryText): StoryText => ({
  ...text,
  action: { ...text.action, long: 'Book a free 30-minute chat about your ads' },
  section: {
    eyebrow: 'What we do',
    heading: 'Pick the piece you’re missing',
    description:
      'Six services, on their own or mixed. Each page says what we do, what it costs and how long it takes. No phone number needed to read them.',
  },
  long: {
    eyebrow: 'Search ads, social media, content, SEO and websites',
    heading:
      'For brands whose owners still pack the boxes: ads, social media, video and websites, run by one team in one office',
    description:
      'Before a project starts we spend two hours with your front line, so that the ads answer in your customers’ own words. Ad accounts, pages and domains are in your name, monthly fees and delivery dates are on the page, and the quote repeats the same figures; when results drop, you hear it that week, with the reason and the fix. Read first, then decide whether to talk.',
  },
  paragraph:
    'Tangelo opened in Taichung’s West District in 2022 to do digital advertising and marketing for small and mid-sized brands. When clicks go up, we ask: and then? Did anyone order? That is why ads, social, content and web work sit in one team.',
  card: {
    heading: 'Search ads',
    description: 'Show up the moment people search, and know what each order has cost you.',
  },
  picture: {
    ...text.picture,
    alt: 'Illustration: a phone, ads and a rising bar chart around a halved orange',
  },
  field: {
    ...text.field,
    filled: 'Corner Bicycles',
    filledMessage:
      'We have two shops and want our ads to run before the season starts in April. Should the website change at the same time?',
  },
  price: { ...text.price, hugeHeading: 'A year of campaigns across all three ad platforms' },
  dialog: {
    ...text.dialog,
    successHeading: 'Got it, thank you',
    html: `A project manager replies <b>within one working day</b>.<br>If it is urgent, write to <a href="mailto:${text.company.email}">${text.company.email}</a>.`,
  },
  form: {
    ...text.form,
    samples: {
      companyName: 'Afternoon Bakery',
      name: 'Yi-Chun Chen',
      mobile: '04-2345-6789',
      lineId: 'afternoon.bakery',
      description:
        'We sell mooncake boxes each autumn. Last year our own ads cost nearly $300 an order, and we would like that below $200.',
    },
  },
  kit: {
    ...text.kit,
    seats: 'How many shops do you have?',
    budget: 'Monthly ad budget',
    services: [
      { group: 'Advertising', items: ['Search ads', 'Social media'] },
      { group: 'Production', items: ['Content and video', 'Website building'] },
    ],
    meetingHint: 'Thirty minutes, online, free of charge',
    files: 'Product photos or a brand guide',
    fileName: 'brand-guide.pdf',
  },
  person: {
    name: 'Yu-Ching Lin',
    role: 'Founder and strategy director',
    bio: [
      'Fourteen years in marketing: first managing the ad budget of 38 restaurants at a chain’s head office, then running a performance team at an online marketplace.',
      'Started Tangelo in 2022. She still reads every new client’s first plan herself and never misses their first monthly meeting.',
      'Her family grows citrus in the hills of Dongshi, which explains our name. After the harvest each February, every client gets a box.',
    ],
    alt: 'Illustrated portrait of Yu-Ching Lin, founder',
  },
  marketing: agencyMarketingEn(text.marketing),
  parts: agencyPartsEn(text.parts),
});
