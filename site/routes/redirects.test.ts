import { LANG_CODES, type LangCode } from '@plinth/ui/contract';
import { expect, test } from 'vitest';
import { matchRoute } from './match.ts';
import { paths } from './paths.ts';
import { redirectTarget } from './redirects.ts';

const ZH = '/main/zh-tw/index';
const EN = '/main/en/index';

/* The rulings, 'Routes': pathname, the active language, where it leads. */
const ROWS: readonly (readonly [string, LangCode, string])[] = [
  ['/', 'en', ZH],
  ['', 'en', ZH],
  ['/anything', 'en', ZH],
  ['/anything/deep/down', 'en', ZH],
  ['/en/index', 'en', ZH],
  ['/errorPage/more', 'en', ZH],
  ['/line\nbreak', 'en', ZH],
  ['/main', 'en', ZH],
  ['/mainland/en/index', 'en', ZH],
  ['/main/en', 'zh-tw', EN],
  ['/main/zh-tw', 'en', ZH],
  ['/main/en/nowhere', 'zh-tw', EN],
  ['/main/en/service/2/more', 'zh-tw', EN],
  ['/main/en/about/more', 'zh-tw', EN],
  ['/main/en/line\nbreak', 'zh-tw', EN],
  ['//main//en//nowhere', 'zh-tw', EN],
  ['/main/zh-tw/nowhere', 'en', ZH],
  ['/main/fr', 'en', ZH],
  ['/main/fr/index', 'en', ZH],
  ['/main/EN/index', 'en', ZH],
  ['/main/en-US/about', 'en', ZH],
  ['/main/index/about', 'en', ZH],
  ['/main/index', 'en', EN],
  ['//main/index', 'en', EN],
  ['/main/index', 'zh-tw', ZH],
];

test.each(ROWS)(
  '%j with active %s leads to %s, and so it does with slashes at its end',
  (path, active, to) => {
    // A path that could be a composed page's is one only where the build has that page.
    expect(matchRoute(path)?.page ?? 'composed').toBe('composed');
    for (const end of ['', '/', '//']) expect(redirectTarget(path + end, active)).toBe(to);
  },
);

const PAGES = [
  paths.error,
  ...LANG_CODES.flatMap((langCode) => [
    paths.home(langCode),
    paths.about(langCode),
    paths.plan(langCode),
    paths.serviceShell(langCode),
    paths.service(langCode, 'a/b'),
  ]),
];

test.each(PAGES)('%s with slashes at its end leads to itself without', (path) => {
  for (const end of ['/', '//']) expect(redirectTarget(path + end, 'en')).toBe(path);
});
