import { describe, expect, it } from 'vitest';
import { INITIAL_GLOBALS } from '../.storybook/globals.ts';
import type { PointerParameter } from '../.storybook/pointer.tsx';
import { type ChooseWords, wordsFor } from '../.storybook/words.ts';

interface Told {
  readonly args?: Readonly<Record<string, unknown>>;
  readonly parameters?: { readonly words?: ChooseWords<object>; readonly pointer?: PointerParameter };
}
interface Meta extends Told {
  readonly title: string;
}

const files = Object.values(
  import.meta.glob<Readonly<Record<string, Told>> & { readonly default: Meta }>(
    './{primitives,components,sections}/*.stories.tsx',
    { eager: true },
  ),
).map(({ default: meta, ...stories }) => {
  const words = meta.parameters?.words?.(...wordsFor(INITIAL_GLOBALS)) ?? {};
  const args = new Map<string, unknown>(Object.entries({ ...words, ...meta.args }));
  return { name: meta.title.split('/')[1] ?? '', args, stories };
});
type File = (typeof files)[number];

/** Props that hold words of any length. */
const WORDS = ['heading', 'description', 'label', 'children', 'copyright', 'name', 'text'];
/** Props that hold a list of any length. */
const LISTS = ['items', 'features', 'groups', 'paragraphs', 'authors'];

const hasWords = ({ args }: File): boolean =>
  WORDS.some((prop) => args.has(prop) && typeof args.get(prop) === 'string');
const lists = ({ args }: File): unknown[][] =>
  LISTS.map((prop) => args.get(prop)).filter((value) => Array.isArray(value));
const hasPicture = (file: File): boolean =>
  file.args.has('media') ||
  lists(file).some((items) =>
    items.some((item) => typeof item === 'object' && item !== null && ('media' in item || 'src' in item)),
  );
const hasOptionalWords = ({ args }: File): boolean => args.has('heading') && args.has('description');

/** What is pressed or written into. */
const TOUCHED = [
  'Accordion',
  'Announcement',
  'ArticleCard',
  'Breadcrumbs',
  'Button',
  'Card',
  'Checkbox',
  'ConsentBanner',
  'FaqSection',
  'FileField',
  'Footer',
  'Header',
  'Link',
  'LogoWall',
  'Newsletter',
  'Pagination',
  'PeriodSwitch',
  'PriceCard',
  'ProductCard',
  'RadioGroup',
  'ScrollTopCircle',
  'Select',
  'Tabs',
  'TextArea',
  'TextField',
  'Video',
];
/** What answers to the pointer only, and takes no focus. */
const NOT_FOCUSED = ['LogoWall'];

interface Rule {
  readonly needs: string;
  readonly where: (file: File) => boolean;
  /** Matches the name of the story's export. */
  readonly story: RegExp;
  /** Parts for which this state shows nothing new, because the parts that they are made of show it. */
  readonly except?: readonly string[];
}

const RULES: readonly Rule[] = [
  {
    needs: 'more text than there should be',
    where: hasWords,
    story: /^Long/,
    // Their words are for assistive technology only, or wrap as those around them.
    except: ['Container', 'LogoWall', 'ScrollTopCircle', 'Spinner', 'VisuallyHidden'],
  },
  { needs: 'one item', where: (file) => lists(file).length > 0, story: /^One/ },
  { needs: 'many items', where: (file) => lists(file).length > 0, story: /^Many/ },
  {
    needs: 'no picture',
    where: hasPicture,
    story: /^(WithoutPicture|WithoutPortrait|Minimal|Missing)/,
    except: ['LogoWall', 'MovingLogoWall', 'BrandSection', 'PartnerSection'],
  },
  { needs: 'a broken picture', where: hasPicture, story: /^Broken/ },
  { needs: 'missing optional parts', where: hasOptionalWords, story: /^(Minimal|HeadingOnly|Without)/ },
  { needs: 'the pointer over it', where: ({ name }) => TOUCHED.includes(name), story: /^Hovered/ },
  {
    needs: 'the focus',
    where: ({ name }) => TOUCHED.includes(name),
    story: /^Focus/,
    except: NOT_FOCUSED,
  },
];

describe.each(RULES)('a story of $needs', ({ where, story, except = [] }) => {
  const concerned = files.filter((file) => where(file) && !except.includes(file.name));

  it('is asked of some parts', () => {
    expect(concerned).not.toEqual([]);
  });

  it.each(concerned)('is told of $name', ({ stories }) => {
    expect(Object.keys(stories).filter((name) => story.test(name))).not.toEqual([]);
  });
});

it.each(files)('$name has a pointer where it says so', ({ stories }) => {
  const hovered = Object.entries(stories).filter(([story]) => story.startsWith('Hovered'));
  expect(hovered.filter(([, { parameters }]) => parameters?.pointer === undefined)).toEqual([]);
});
