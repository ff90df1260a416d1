import type { ServicePageData } from '@plinth/ui/contract';
import type { Text } from '../texts/language.ts';
import { variant } from '../variants/cloud/index.ts';
import type { HeadInput } from './types.ts';

/** A service with prices, for tests of the head. */
export const servicePage: ServicePageData = {
  template: 'Product',
  pageTitle: 'Cloud hosting',
  pageSubTitle:
    'Fixed sizes and monthly prices, no surprise usage bills. Daily backups and 24-hour data center monitoring come with every size.',
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

const TEXT = ((key: string, values: object = {}) =>
  [key, ...Object.values(values)].join(' ')) as unknown as Text;

/** Input for tests: each text is its own key, followed by its values. */
export function headInput(input: Partial<HeadInput> = {}): HeadInput {
  return {
    page: 'home',
    langCode: 'en',
    variant,
    text: TEXT,
    siteUrl: 'https://www.sample.example',
    basePath: '/',
    ...input,
  };
}
