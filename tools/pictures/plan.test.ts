import type { BuildManifest } from '@plinth/server/manifest';
import { describe, expect, it } from 'vitest';
import { readOptions } from './options.ts';
import { planShots } from './plan.ts';

const page = (path: string) => ({ path, file: 'page.html', headers: {} });
const manifest: BuildManifest = {
  version: 1,
  variant: 'agency',
  basePath: '/',
  siteUrl: 'http://localhost:3000',
  inputsHash: '',
  pages: ['/main/zh-tw/index', '/main/en/index', '/main/en/service/2', '/errorPage'].map(page),
  shells: [],
  redirects: [],
  notFound: page('/404'),
};
const filesFor = (...args: string[]) => planShots(manifest, readOptions(args)).map(({ file }) => file);

describe('planShots', () => {
  it('takes every page in its language, theme and width', () => {
    expect(filesFor('--page', 'home,service-2', '--lang', 'en', '--width', '390')).toEqual([
      'agency/en/home-light-390.png',
      'agency/en/home-dark-390.png',
      'agency/en/service-2-light-390.png',
      'agency/en/service-2-dark-390.png',
    ]);
  });

  it('takes a page without a language in each of them', () => {
    expect(filesFor('--page', 'error', '--theme', 'dark', '--width', '768')).toEqual([
      'agency/zh-tw/error-dark-768.png',
      'agency/en/error-dark-768.png',
    ]);
  });

  it('takes the phone’s menu only where there is one', () => {
    expect(filesFor('--page', 'home-menu', '--lang', 'en', '--theme', 'light')).toEqual([
      'agency/en/home-menu-light-390.png',
      'agency/en/home-menu-light-768.png',
    ]);
  });

  it('gives every picture a file of its own', () => {
    const files = filesFor();
    expect(new Set(files).size).toBe(files.length);
  });
});

describe('readOptions', () => {
  it.each([
    [['--lang', 'fr'], "--lang must be one of zh-tw, en, but is 'fr'."],
    [['--width', 'wide'], "--width must be a number of pixels from 240 to 4096, but is 'wide'."],
    [['--colour', 'red'], "Unknown option '--colour'"],
  ])('refuses %j', (args, message) => {
    expect(() => readOptions(args)).toThrow(message);
  });
});
