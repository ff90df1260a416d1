import { join } from 'node:path';
import { ApiError } from '@plinth/ui/api';
import { readSettings } from '@plinth/server/settings';
import { temporaryFolder, write } from '@plinth/server/testing/files';
import * as prerender from '@plinth/site/document';
import { expect, it } from 'vitest';
import { loadTheme } from './brand.ts';
import { readDictionaries } from './dictionaries.ts';
import { makeDocument, makeSignposts } from './documents.ts';
import { explain } from './explain.ts';
import { askMenus } from './plan.ts';
import { createSource } from './source.ts';
import { testContext } from './testContext.ts';

it('says in one line what the operating system refused', () => {
  const refused = Object.assign(new Error('ENOSPC: no space left on device, write'), { syscall: 'write' });
  expect(explain(refused)).toBe(`The site could not be built: ${refused.message}`);
});

it('says in one line which call a backend did not answer', async () => {
  const getMenu = () => Promise.reject(new ApiError('timeout', 'Timeout has occurred.'));
  const asked = askMenus({ ...createSource(readSettings({})), getMenu });
  expect(await asked.catch(explain)).toBe(
    'The site could not be built: GetServiceMenu (zh-tw): Timeout has occurred.',
  );
});

it('says in one line why the theme and the words of a brand cannot be read', async () => {
  const root = temporaryFolder();
  const brand = 'site/variants/sample';
  write(join(root, brand, 'theme.ts'), "throw new Error('createTheme: no');");
  expect(await loadTheme(root, 'sample').catch(explain)).toBe(
    `The site could not be built: ${brand}/theme.ts: createTheme: no`,
  );
  write(join(root, 'site/texts/zh-tw.json'), '{}');
  write(join(root, brand, 'assets/i18n/zh-tw.json'), '{');
  const read = new Promise(() => void readDictionaries(root, 'sample'));
  expect(await read.catch(explain)).toMatch(/sample\/assets\/i18n\/zh-tw\.json: SyntaxError: .*$/);
});

it('says in one line which placeholder is misspelt in one language', () => {
  const root = temporaryFolder();
  const words = { 'zh-tw': '{{title}}：{{words}}', en: '{{titel}} from us: {{words}}' };
  for (const [langCode, text] of Object.entries(words)) {
    write(join(root, `site/texts/${langCode}.json`), '{"HOME":{"MORE":"{{title}}"}}');
    write(join(root, `site/variants/sample/assets/i18n/${langCode}.json`), `{"META":{"WORDS":"${text}"}}`);
  }
  expect(() => readDictionaries(root, 'sample')).toThrow(
    /^site\/variants\/sample\/assets\/i18n\/en\.json: META\.WORDS has \{\{titel\}\} \{\{words\}\}, zh-tw\.json has \{\{title\}\} \{\{words\}\}: spell them alike$/,
  );
});

it('refuses a text that a head lacks, in one line', async () => {
  const { texts } = await testContext('cloud');
  // @ts-expect-error -- no such text
  expect(() => texts.en('META.NOWHERE')).toThrow('cloud/assets/i18n/en.json: META.NOWHERE is missing, ');
});

it('refuses a text that only documents have, in one line', async () => {
  const context = await testContext('cloud');
  const scripts = { start: '', startChinese: '', chooseLanguage: '', followRedirect: '' };
  const { DOCUMENT: _gone, ...others } = context.dictionaries.en;
  // As in a dictionary file that somebody edited.
  const en = others as typeof context.dictionaries.en;
  const kit = { ...context, dictionaries: { ...context.dictionaries, en }, prerender, scripts, themeCss: '' };
  expect(() => makeSignposts(kit)).toThrow('cloud/assets/i18n/en.json: DOCUMENT.HOME is missing, ');
});

it('refuses a text that a page shows and its dictionary lacks, in one line', async () => {
  const context = await testContext('cloud');
  const { INFO: _gone, ...others } = context.dictionaries.en.ABOUT;
  const en = { ...context.dictionaries.en, ABOUT: others as typeof context.dictionaries.en.ABOUT };
  const scripts = { start: '', startChinese: '', chooseLanguage: '', followRedirect: '' };
  const kit = {
    ...context,
    dictionaries: { ...context.dictionaries, en },
    prerender,
    scripts,
    client: { files: new Map(), steps: [], modulesOf: () => [] },
    themeCss: '',
    placeholderFont: '',
    hasDarkLogo: false,
    files: new Map(),
  };
  const about = context.pages.find(({ page, langCode }) => page === 'about' && langCode === 'en');
  if (about === undefined) throw new Error('There is a page about the company.');
  await expect(makeDocument(kit, about)).rejects.toThrow(
    'cloud/assets/i18n/en.json: ABOUT.INFO is missing, ',
  );
});

it('shows where a defect is, also one in rendering a page', () => {
  expect(explain(new TypeError('no function'))).toMatch(/built: TypeError: no function\n +at /);
  const defect = new Error('/about could not be rendered', { cause: new TypeError('no function') });
  expect(explain(defect)).toMatch(/cause\]: TypeError: no function\n +at /);
});
