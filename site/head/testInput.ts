import type { ServicePageData } from '@plinth/ui/contract';
import type { Variant } from '../variants/types.ts';
import type { HeadInput } from './types.ts';

const variant: Variant = {
  name: 'sample',
  company: {
    name: { 'zh-tw': '樣品公司', en: 'Sample Ltd.' },
    shortName: { 'zh-tw': '樣品', en: 'Sample' },
    address: { 'zh-tw': '樣品路1號', en: '1 Sample Rd.' },
    email: 'hi@sample.example',
    social: { url: 'https://social.example/sample', label: { 'zh-tw': '社群', en: 'Social' } },
    messaging: { url: 'https://line.example/sample', label: { 'zh-tw': 'LINE', en: 'LINE' } },
    tagManagerId: null,
  },
  logo: 'assets/pictures/logo-mark.svg',
  pictures: {
    about: 'assets/pictures/about.svg',
    portrait: 'assets/pictures/portrait.svg',
    error: 'assets/pictures/error.svg',
    share: 'assets/pictures/og-art.svg',
  },
};

/** A service with prices, for tests of the head. */
export const servicePage: ServicePageData = {
  template: 'Product',
  pageTitle: 'Cloud hosting',
  pageSubTitle:
    'Fixed sizes and monthly prices, no surprise usage bills. Daily backups and 24-hour site monitoring come with every size.',
  pageContentTitle: 'Sizes',
  items: [
    {
      title: 'Starter',
      subTitle: '',
      price: 3600,
      unit: 'per month',
      preferFlag: false,
      descItems: [{ item: '2 virtual processors' }, { item: 'Daily backups' }],
    },
  ],
};

/** Input for tests: each text is its own key, with what fills it after it. */
export function headInput(input: Partial<HeadInput> = {}): HeadInput {
  return {
    page: 'home',
    langCode: 'en',
    variant,
    text: (key, values) => (values === undefined ? key : `${key} ${values.title}`),
    siteUrl: 'https://www.sample.example',
    basePath: '/',
    ...input,
  };
}
