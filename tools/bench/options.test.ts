import { expect, it } from 'vitest';
import { isWanted, readBenchOptions } from './options.ts';

it('refuses a language that no page has: otherwise nothing would be measured, and no limit missed', () => {
  expect(() => readBenchOptions(['--lang', 'fr'])).toThrow("--lang must be one of zh-tw, en, but is 'fr'.");
});

it('takes pages of the languages asked for; without an option all pages, including those without a language', () => {
  const paths = ['/main/zh-tw/about', '/main/en/about', '/errorPage', '/main/index'];
  const wanted = (...args: string[]) => paths.filter((path) => isWanted(path, readBenchOptions(args)));
  expect(wanted('--lang', 'en')).toEqual(['/main/en/about']);
  expect(wanted()).toEqual(['/main/zh-tw/about', '/main/en/about', '/errorPage']);
});
