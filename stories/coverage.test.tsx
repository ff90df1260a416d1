import * as library from '@plinth/ui';
import { describe, expect, it } from 'vitest';
import { INITIAL_GLOBALS } from '../.storybook/globals.ts';
import type { Guide } from '../.storybook/guide.ts';
import { type ChooseWords, wordsFor } from '../.storybook/words.ts';

interface StoryFile {
  readonly default: {
    readonly title: string;
    readonly component?: unknown;
    readonly parameters?: { readonly guide?: Guide; readonly words?: ChooseWords<object> };
  };
}
const files = import.meta.glob<StoryFile>('./{primitives,components,sections}/*.stories.tsx', {
  eager: true,
});
const metas = Object.entries(files).map(([path, { default: meta }]) => ({ path, ...meta }));

/** Components have names like `PriceCard`. */
const isComponent = ([name, value]: [string, unknown]): boolean =>
  /^[A-Z][a-z]/.test(name) && (typeof value === 'function' || (typeof value === 'object' && value !== null));

/** Whether a prop holds words that an editor writes: no address, no name of a file, no date for machines. */
const hasWords = ([name, value]: [string, unknown]): boolean => {
  if (/^(?:href|homeHref|src|lang|address|dateTime)$/.test(name)) return false;
  if (typeof value === 'string') return value !== '';
  if (typeof value !== 'object' || value === null || '$$typeof' in value) return false;
  return Object.entries(value).some(hasWords);
};

/** The props of a part that hold words, as its first story has them. */
const wordedProps = ({ parameters }: (typeof metas)[number]): string[] =>
  Object.entries(parameters?.words?.(...wordsFor(INITIAL_GLOBALS)) ?? {})
    .filter(hasWords)
    .map(([name]) => name);

const components = Object.entries(library).filter(isComponent);

describe('the workshop', () => {
  it('knows what a component is', () => {
    expect(components.map(([name]) => name)).toEqual(
      expect.arrayContaining(['Button', 'GlobalStyle', 'Hero']),
    );
  });

  it.each(components)('has stories of %s', (name, component) => {
    const meta = metas.find((candidate) => candidate.component === component);
    expect(meta, `No story file has ${name} as its component.`).toBeDefined();
    expect(meta?.title.split('/')[1]).toBe(name);
  });

  it.each(metas.map((meta) => [meta.title, meta] as const))(
    'guides the use of %s',
    (title, { path, parameters }) => {
      const [group = '', name = ''] = title.split('/');
      expect(path).toBe(`./${group.toLowerCase()}/${name}.stories.tsx`);
      const guide = parameters?.guide;
      expect(guide).toBeDefined();
      for (const part of ['use', 'avoid', 'accessibility', 'example'] as const) {
        expect(guide?.[part].length, `The guide's '${part}' is empty.`).toBeGreaterThan(0);
      }
    },
  );

  it.each(metas.filter((meta) => wordedProps(meta).length > 0).map((meta) => [meta.title, meta] as const))(
    'says how long the words of %s may be',
    (title, meta) => {
      // Layout, whose words follow the rules of the part inside it.
      if (title === 'Primitives/Container') return;
      const rules = (meta.parameters?.guide?.content ?? []).map(({ text }) => text).join('\n');
      const named = wordedProps(meta).filter((prop) => new RegExp(`\`${prop}\\b`).test(rules));
      expect(named).toEqual(wordedProps(meta));
    },
  );
});
