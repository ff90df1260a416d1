// @vitest-environment node
import { expect, it, vi } from 'vitest';
import en from '../texts/en.json';
import brand from '../variants/cloud/assets/i18n/en.json';
import { type Dictionary, mergeDictionaries } from '../texts/dictionary.ts';
import { type RenderInput, renderPage } from './render.tsx';

const about = (dictionary: object): RenderInput => ({
  path: '/main/en/about',
  page: 'about',
  langCode: 'en',
  dictionary: dictionary as Dictionary,
  data: {},
  basePath: '/',
  siteUrl: '',
});

it('names the texts that a page lacks, also where a whole group is not there', async () => {
  const { ABOUT, ...others } = mergeDictionaries(en, brand);
  expect([...(await renderPage(about({ ...others, ABOUT }))).missing]).toEqual([]);
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  const { html, missing } = await renderPage(about(others));
  expect([...missing]).toEqual(expect.arrayContaining(['ABOUT.TITLE']));
  expect(html).toContain('<h1');
});
