import type { LangCode } from '@plinth/ui/contract';
import { expect, test } from 'vitest';
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
  ['/main', 'en', ZH],
  ['/main/', 'en', ZH],
  ['/main/en', 'zh-tw', EN],
  ['/main/en/', 'zh-tw', EN],
  ['/main/zh-tw', 'en', ZH],
  ['/main/en/nowhere', 'zh-tw', EN],
  ['/main/en/service/2/more', 'zh-tw', EN],
  ['/main/zh-tw/nowhere', 'en', ZH],
  ['/main/fr', 'en', ZH],
  ['/main/fr/index', 'en', ZH],
  ['/main/EN/index', 'en', ZH],
  ['/main/index/about', 'en', ZH],
  ['/main/index', 'en', EN],
  ['/main/index', 'zh-tw', ZH],
];

test.each(ROWS)('%s with active %s leads to %s', (pathname, active, target) => {
  expect(redirectTarget(pathname, active)).toBe(target);
});
