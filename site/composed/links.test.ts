import { expect, it } from 'vitest';
import { type LinkPlace, deadLink } from './links.ts';

const IDS: Readonly<Record<string, readonly string[]>> = {
  'autumn en': ['prices', 'faq'],
  'spring zh-tw': ['cherry'],
  'home en': ['contact'],
};
const place: LinkPlace = {
  langCode: 'en',
  anchors: ['talk'],
  targets: {
    services: { 'zh-tw': ['2', '3'], en: ['2'] },
    pages: { 'zh-tw': ['spring'], en: ['autumn', 'broken'] },
    anchors: ({ slug, langCode }) => IDS[`${slug} ${langCode}`],
  },
};

it.each([
  '#talk',
  'index#contact',
  'favorablePlan?from=mail',
  'autumn#prices',
  'autumn?from=mail#prices',
  'autumn#main',
  'autumn#',
  'autumn#:~:text=what%20it%20costs',
  'autumn#prices:~:text=what%20it%20costs',
  '#:~:text=what%20it%20costs',
  '#talk:~:text=a,z',
  'broken#anything',
  'about#anything',
  '/main/index#contact',
  '/main/zh-tw/spring#cherry',
  'service/2',
  'service?id=2',
  '/main/index',
  '/main/zh-tw/spring',
  '/main/zh-tw/service/3',
  'https://www.sample.example/nowhere',
  'mailto:hello@sample.example',
])('%s leads somewhere', (href) => {
  expect(deadLink(href, place)).toBeUndefined();
});

it.each([
  ['#tolk', "no section of this page has the id 'tolk': did you mean '#talk'?"],
  ['autum', "'autum' leads to no page in en: did you mean 'autumn'?"],
  ['spring', "'spring' leads to no page in en"],
  ['/main/zh-tw/autumn', "'/main/zh-tw/autumn' leads to no page"],
  ['service/3', "'service/3' leads to no page in en: did you mean 'service/2'?"],
  ['abuot', "did you mean 'about'?"],
  ['somewhere', 'in en: there is index#contact, index, about, favorablePlan, service/2, autumn, broken'],
  ['/pictures/hero.svg', 'leads to no page'],
  ['autumn#price', "no section of 'autumn' has the id 'price': did you mean 'prices'?"],
  ['autumn#nowhere', "no section of 'autumn' has the id 'nowhere': there is prices, faq"],
  ['/main/zh-tw/spring#prices', "no section of '/main/zh-tw/spring' has the id 'prices'"],
  ['index#contakt', "no section of 'index' has the id 'contakt': did you mean 'contact'?"],
  ['/main/index#prices', "no section of '/main/index' has the id 'prices'"],
  ['autumn#price:~:text=a', "no section of 'autumn' has the id 'price': did you mean 'prices'?"],
  ['#', "no section of this page has the id ''"],
  ['autum#prices', "'autum#prices' leads to no page in en"],
  ['www.sample.example', "did you mean 'https://www.sample.example'?"],
  ['hello@sample.example', "did you mean 'mailto:hello@sample.example'?"],
  ['02-2345-6789', "did you mean 'tel:02-2345-6789'?"],
  ['+886223456789', "did you mean 'tel:+886223456789'?"],
])('%s leads nowhere', (href, message) => {
  expect(deadLink(href, place)).toContain(message);
});

it('follows no link to a service where nobody knows the services', () => {
  expect(deadLink('service/9', { ...place, targets: { pages: place.targets.pages } })).toBeUndefined();
});

it('follows no link to a section where nobody knows the sections', () => {
  expect(deadLink('autumn#anything', { ...place, targets: { pages: place.targets.pages } })).toBeUndefined();
});
