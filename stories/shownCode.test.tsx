import { type ComponentType, type ReactNode, createElement } from 'react';
import { loadParts } from '@plinth/site/composed-sections';
import { beforeAll, describe, expect, it } from 'vitest';
import { codeOf } from '../.storybook/code/jsx.ts';
import { shownCode } from '../.storybook/code/shownCode.ts';
import { INITIAL_GLOBALS } from '../.storybook/globals.ts';
import { type ChooseWords, wordsFor } from '../.storybook/words.ts';
import { recipePage } from './recipes/recipePage.ts';
import { compilerFindings } from './support/compiled.ts';

/** The code that the workshop shows of each story, compiled by TypeScript, so that copied code works. */

interface Annotations {
  readonly name?: string;
  readonly args?: object;
  readonly globals?: object;
  readonly parameters?: {
    readonly words?: ChooseWords<object>;
    readonly docs?: { readonly source?: { readonly code?: string } };
  };
  readonly render?: (args: object, context: object) => ReactNode;
}
interface Meta extends Annotations {
  readonly title: string;
  readonly component?: ComponentType<object>;
}
type StoryFile = Readonly<Record<string, Annotations>> & { readonly default: Meta };

const files = import.meta.glob<StoryFile>('./{primitives,components,sections,recipes}/*.stories.tsx', {
  eager: true,
});

/** What the code of a story is made from, as the workshop has it in English. */
function contextOf({ component = () => null, ...meta }: Meta, story: Annotations, id: string) {
  const globals = { ...INITIAL_GLOBALS, locale: 'en' as const, ...story.globals };
  const parameters = { ...meta.parameters, ...story.parameters };
  const args = { ...parameters.words?.(...wordsFor(globals)), ...meta.args, ...story.args };
  const render = story.render ?? meta.render ?? ((given: object) => createElement(component, given));
  return { id, args, globals, parameters, originalStoryFn: render };
}

const storiesIn = (found: Readonly<Record<string, StoryFile>>) =>
  Object.values(found).flatMap(({ default: meta, ...stories }) =>
    Object.entries(stories).map(([name, story]) => ({
      meta,
      ...contextOf(meta, story, `${meta.title}-${name}`),
    })),
  );

const STORIES = storiesIn(files)
  // Hand-written code refers to data that it does not show.
  .filter(({ parameters }) => parameters.docs?.source?.code === undefined);

/** Stories of the workshop's own: nobody pastes them. */
const TOOLS = storiesIn(
  import.meta.glob<StoryFile>('./{compose,foundations,workshop}/*.stories.tsx', { eager: true }),
);

const storyCalled = (wanted: string) => {
  const story = STORIES.find(({ id }) => id === wanted);
  if (story === undefined) throw new Error(`There is no story '${wanted}'.`);
  return story;
};

const shownOf = ({ args, originalStoryFn, ...context }: (typeof STORIES)[number]) =>
  codeOf(originalStoryFn(args, { args, ...context }));

/** The code as a component; imports from beside the story's file have unknown types. */
function moduleOf(code: string): string {
  const [jsx = '', ...imports] = code.split('\n').toReversed();
  const known = imports.map((line) =>
    line.replace(/^import \{ (.*) \} from '\.\/.*';$/, 'declare const $1: any;'),
  );
  return `${known.join('\n')}\nexport const Example = () => (\n${jsx.replace(/;$/, '')}\n);\n`;
}

describe('the code that is shown of a story', () => {
  let findings = '';

  beforeAll(async () => {
    for (const name of ['conference', 'pricing', 'product'] as const)
      await loadParts(recipePage(name, INITIAL_GLOBALS));
    const modules = STORIES.map(
      (story) => [`${story.id.replaceAll('/', '-')}.tsx`, moduleOf(shownOf(story))] as const,
    );
    findings = compilerFindings('shown-code', new Map(modules));
  }, 120_000);

  it('compiles as it stands, of every story', () => {
    expect(STORIES.length).toBeGreaterThan(500);
    expect(findings).toBe('');
  });

  it('names the part itself, of every story of a part', () => {
    const nameless = STORIES.filter(({ meta }) => meta.component !== undefined).filter(
      (story) => !shownOf(story).includes(`<${story.meta.title.split('/')[1]}`),
    );
    // Their stories show its effect on other parts.
    expect(nameless.map(({ meta }) => meta.title)).toEqual([
      'Primitives/GlobalStyle',
      'Primitives/GlobalStyle',
      'Primitives/LinkProvider',
    ]);
  });

  it('is set as one writes it, with imports, and what was edited in it', async () => {
    const story = storyCalled('Components/Accordion-Exclusive');
    const items = [{ heading: 'Edited by a {designer}', open: true }];
    const code = await shownCode({ ...story, args: { ...story.args, items } });
    expect(code).toBe(
      [
        "import { Accordion } from '@plinth/ui';",
        '',
        '<Accordion',
        "  items={[{ heading: 'Edited by a {designer}', open: true }]}",
        '  exclusive',
        '/>',
      ].join('\n'),
    );
  });

  it('looks into the parts that a story makes for itself', () => {
    const { args, originalStoryFn, ...context } = storyCalled('Recipes/Pricing page-Page');
    const code = codeOf(originalStoryFn(args, { args, ...context }));
    expect(code).toContain('<PlanSection');
    expect(code).toContain('<ComparisonTable');
    expect(code).not.toContain('PricingPage');
  });
});

it.each(TOOLS)('there is none of $id', async (story) => {
  expect(await shownCode(story)).toBe('');
});

it('loses no space, no sign and no key', () => {
  const code = codeOf(
    <p title={'two\nlines "quoted"'}>
      {'ends with a space '}
      <b>{'{braces} & <angles>'}</b>
      {[<i key="1">1</i>, <i key="2">2</i>]}
      {3} words{null}
    </p>,
  );
  expect(code).toBe(
    '<p title={"two\\nlines \\"quoted\\""}>{"ends with a space "}<b>{"{braces} & <angles>"}</b><i>1</i><i>2</i>3 words</p>;',
  );
  expect(codeOf(<p title={'1 &lt; 2'}>{'&lt;'}</p>)).toBe('<p title={"1 &lt; 2"}>{"&lt;"}</p>;');
  expect(codeOf(<p>{'two  spaces'}</p>)).toBe('<p>{"two  spaces"}</p>;');
  expect(codeOf(<dl data-x={[<i key="one">1</i>]} />)).toContain('[<i key="one">1</i>]');
});
