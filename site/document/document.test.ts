import { runInNewContext } from 'node:vm';
import { expect, test } from 'vitest';
import { type DocumentParts, renderDocument } from './document.ts';

const PARTS: DocumentParts = {
  body: {
    langCode: 'en',
    title: 'Home',
    html: '<h1>Home</h1>',
    path: '/main/en/index',
    pageUrl: '/home.json',
  },
  head: '',
  themeCss: '',
  styleElement: '<style></style>',
  scripts: { start: 'start()', startChinese: '', chooseLanguage: '', followRedirect: '' },
  steps: [],
  modules: [],
  notStarted: 'Not started',
  placeholderFont: '',
  tagManagerId: null,
};

test('the tag manager is told that it started before it comes, by a script that the policy knows', () => {
  const { html, scripts } = renderDocument({ ...PARTS, tagManagerId: 'GTM-1' });
  const [start, push = ''] = scripts;
  expect([start, scripts.length]).toEqual(['start()', 2]);
  expect(html).toContain(`<script>${push}</script><script async src="https://www.googletagmanager.com/`);

  const started = { 'gtm.start': expect.any(Number), event: 'gtm.js' };
  const windows: readonly { dataLayer?: unknown[] }[] = [{}, { dataLayer: ['earlier'] }];
  for (const window of windows) runInNewContext(push, { window });
  expect(windows.map(({ dataLayer }) => dataLayer)).toEqual([[started], ['earlier', started]]);
});

test('without a tag manager nothing is pushed', () => {
  const { html, scripts } = renderDocument(PARTS);
  expect(scripts).toEqual(['start()']);
  expect(html).not.toContain('dataLayer');
});
