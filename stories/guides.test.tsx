import * as library from '@plinth/ui';
import { type ComponentType, createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { LANG_CODES } from '@plinth/ui/contract';
import { describe, expect, it } from 'vitest';
import { VARIANT_NAMES } from '../.storybook/brandNames.ts';
import { INITIAL_GLOBALS } from '../.storybook/globals.ts';
import type { Guide } from '../.storybook/guide.ts';
import { type ChooseWords, wordsFor } from '../.storybook/words.ts';
import { keyRulesOf } from './support/keyboard.ts';
import { NAMED_BY_HEADING, NAMED_WITH_ITEMS } from './support/section.ts';

/** Compares what guides say about headings with what their parts render, and checks the names that they mention. */

interface StoryFile {
  readonly default: {
    readonly title: string;
    readonly component?: ComponentType<object>;
    readonly args?: object;
    readonly parameters?: { readonly guide?: Guide; readonly words?: ChooseWords<object> };
  };
}
const GUIDES = Object.values(
  import.meta.glob<StoryFile>('./{primitives,components,sections}/*.stories.tsx', { eager: true }),
).flatMap(({ default: { title, component, args, parameters } }) => {
  // `coverage.test.tsx` reports stories without a guide.
  if (parameters?.guide === undefined) return [];
  const { use, avoid, looks, accessibility, content } = parameters.guide;
  return {
    title,
    looks,
    component,
    props: { ...parameters.words?.(...wordsFor(INITIAL_GLOBALS)), ...args },
    lines: [
      ...use,
      ...avoid,
      ...(looks === undefined ? [] : [looks.do.words, looks.dont.words]),
      ...accessibility,
      ...content.map(({ text }) => text),
    ],
  };
});
const saying = (line: string) => GUIDES.filter(({ lines }) => lines.includes(line));

/** The levels of the headings of a part as its first story shows it. */
const levelsOf = ({ component = () => null, props }: (typeof GUIDES)[number]): number[] =>
  Array.from(renderToStaticMarkup(createElement(component, props)).matchAll(/<h([1-6])[ >]/g), ([, level]) =>
    Number(level),
  );

describe('a guide that promises', () => {
  it.each(saying(NAMED_WITH_ITEMS))('headings of items one level lower: $title', (guide) => {
    const [own = 0, ...items] = levelsOf(guide);
    expect(items.length).toBeGreaterThan(0);
    expect(items).toEqual(items.map(() => own + 1));
  });

  it.each(saying(NAMED_BY_HEADING))('its own heading alone: $title', (guide) => {
    // Children bring headings of their own.
    const props = { ...guide.props, children: undefined };
    expect(levelsOf({ ...guide, props })).toHaveLength(1);
  });

  it.each(saying('It holds the page’s heading of level 1.'))('the heading of the page: $title', (guide) => {
    expect(levelsOf(guide)).toEqual([1]);
  });
});

it('has something of each kind to promise', () => {
  expect(saying(NAMED_WITH_ITEMS).length + saying(NAMED_BY_HEADING).length).toBeGreaterThan(8);
  expect(saying('It holds the page’s heading of level 1.')).not.toEqual([]);
});

/** The parts that are chosen for how they look. */
const CHOSEN_FOR_LOOKS =
  'Advantages Badge Button CallToAction Eyebrow Heading Hero LogoWall PriceCard ProductCard River Section Stats Testimonial TextField'.split(
    ' ',
  );

it.each(CHOSEN_FOR_LOOKS)('%s shows a right and a wrong use, in each language and brand', (name) => {
  const looks = GUIDES.find(({ title }) => title.endsWith(`/${name}`))?.looks;
  if (looks === undefined) throw new Error(`The guide of ${name} has no pictures.`);
  for (const locale of LANG_CODES) {
    for (const variant of VARIANT_NAMES) {
      const chosen = wordsFor({ ...INITIAL_GLOBALS, locale, variant });
      const [right, wrong] = [looks.do, looks.dont].map(({ draw }) => renderToStaticMarkup(draw(...chosen)));
      expect(right).toMatch(locale === 'en' ? /[a-z]{3}/ : /[\u4e00-\u9fff]/);
      expect(right).not.toBe(wrong);
    }
  }
});

it.each(GUIDES)('the guide of $title sends nobody to a part that is gone', ({ lines }) => {
  const parts = lines.join('\n').match(/(?<=`)[A-Z][A-Za-z]+(?=`)/g) ?? [];
  expect(parts.filter((name) => !(name in library))).toEqual([]);
});

it.each(GUIDES)(
  '$title has a keyboard table where it can be operated',
  ({ component = () => null, props }) => {
    const part = document.createElement('div');
    part.innerHTML = renderToStaticMarkup(createElement(component, props));
    const reached = part.querySelectorAll(
      'a[href], button, input, select, textarea, summary, [tabindex="0"]',
    );
    expect(keyRulesOf(part).length > 0).toBe(reached.length > 0);
  },
);

it('tells the keys of what is more than links and buttons', () => {
  const keysOf = (wanted: string) => {
    const { component = () => null, props } = GUIDES.find(({ title }) => title === wanted) ?? { props: {} };
    const part = document.createElement('div');
    part.innerHTML = renderToStaticMarkup(createElement(component, props));
    return keyRulesOf(part).map(({ keys }) => keys);
  };
  expect(keysOf('Components/Tabs')).toContain('← →, Home, End');
  expect(keysOf('Components/Header')).toContain('Escape');
  expect(keysOf('Components/MessageDialog')).toContain('Escape');
  expect(keysOf('Primitives/RadioGroup')).toContain('↑ ↓ ← →');
});
