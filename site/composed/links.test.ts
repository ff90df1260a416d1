import { expect, it } from 'vitest';
import { type LinkPlace, deadLink } from './links.ts';

const place: LinkPlace = {
  langCode: 'en',
  anchors: ['talk'],
  targets: { services: { 'zh-tw': ['2', '3'], en: ['2'] }, pages: { 'zh-tw': ['spring'], en: ['autumn'] } },
};

it.each([
  '#talk',
  'index#contact',
  'favorablePlan?from=mail',
  'autumn#anything',
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
  ['somewhere', 'in en: there is index#contact, index, about, favorablePlan, service/2, autumn'],
  ['/pictures/hero.svg', 'leads to no page'],
  ['www.sample.example', "did you mean 'https://www.sample.example'?"],
])('%s leads nowhere', (href, message) => {
  expect(deadLink(href, place)).toContain(message);
});

it('follows no link to a service where nobody knows the services', () => {
  expect(deadLink('service/9', { ...place, targets: { pages: place.targets.pages } })).toBeUndefined();
});
