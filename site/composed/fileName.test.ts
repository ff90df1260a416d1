import { expect, it } from 'vitest';
import { fileNameOf, readFileName } from './fileName.ts';

it.each(['autumn-2026', 'autumn--sale', '-autumn', 'autumn-', '2026'])(
  'reads slug and language of %s, and writes them again',
  (slug) => {
    const name = { slug, langCode: 'zh-tw' } as const;
    expect(readFileName(`${slug}.zh-tw.yaml`)).toEqual(name);
    expect(fileNameOf(name)).toBe(`${slug}.zh-tw.yaml`);
  },
);

it.each([
  'autumn.yaml',
  'autumn.fr.yaml',
  'autumn.en.yml',
  'autumn.en.yaml.bak',
  'autumn.en.zh-tw.yaml',
  'notes.txt',
])('expects another name than %s', (file) => expect(readFileName(file)).toContain('expected a name such as'));

it.each(['Autumn', 'autumn sale', 'autumn_sale', '秋季', '', '..', '%2e'])(
  'refuses %j as an address',
  (slug) => expect(typeof readFileName(`${slug}.en.yaml`)).toBe('string'),
);

it.each(['index', 'about', 'service', 'favorableplan', 'favorablePlan', 'errorpage', 'main'])(
  'hides no route of the specification: %s',
  (slug) => expect(readFileName(`${slug}.en.yaml`)).toContain('already'),
);
