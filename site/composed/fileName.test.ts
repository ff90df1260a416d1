import { expect, it } from 'vitest';
import { fileNameOf, readFileName } from './fileName.ts';

it('reads slug and language, and writes them again', () => {
  const name = { slug: 'autumn-2026', langCode: 'zh-tw' } as const;
  expect(readFileName('autumn-2026.zh-tw.yaml')).toEqual(name);
  expect(fileNameOf(name)).toBe('autumn-2026.zh-tw.yaml');
});

it.each([
  'autumn.yaml',
  'autumn.fr.yaml',
  'autumn.en.yml',
  'autumn.en.yaml.bak',
  'autumn.en.zh-tw.yaml',
  'notes.txt',
])('expects another name than %s', (file) => expect(readFileName(file)).toContain('expected a name such as'));

it.each([
  'Autumn',
  'autumn sale',
  'autumn_sale',
  '-autumn',
  'autumn-',
  'autumn--sale',
  '秋季',
  '',
  '..',
  '%2e',
])('refuses %j as an address', (slug) => expect(typeof readFileName(`${slug}.en.yaml`)).toBe('string'));

it.each(['index', 'about', 'service', 'favorableplan', 'favorablePlan', 'errorpage', 'main'])(
  'hides no route of the specification: %s',
  (slug) => expect(readFileName(`${slug}.en.yaml`)).toContain('already'),
);
