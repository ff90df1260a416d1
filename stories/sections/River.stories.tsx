import { River, type RiverProps } from '@plinth/ui';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { type Look, words } from '../../.storybook/words.ts';
import { HEAD, entries, ruleFor } from '../support/contentRules.ts';
import { riverRows } from '../support/fromContent.ts';
import { broken, withoutPictures } from '../support/items.ts';
import {
  NAMED_REGION,
  NAMED_WITH_ITEMS,
  ON_A_PHONE,
  SECTION_CONTROLS,
  sectionStates,
} from '../support/section.ts';
import type { StoryText } from '../text/index.ts';

const full = (t: StoryText, look: Look) =>
  ({ ...t.parts.river.head, items: riverRows(t, look) }) satisfies RiverProps;

/** Who a company is: one row that shares the heading of its page. */
const about = (t: StoryText, look: Look) =>
  ({
    eyebrow: t.section.eyebrow,
    heading: t.section.heading,
    headingLevel: 1,
    items: [
      { paragraphs: [t.paragraph, t.section.description], media: look.picture('about', t.picture.alt) },
    ],
  }) satisfies RiverProps;

const meta = {
  title: 'Sections/River',
  component: River,
  argTypes: {
    ...SECTION_CONTROLS,
    firstMedia: { control: 'inline-radio', options: ['end', 'start'] },
    items: { control: 'object' },
  },
  parameters: {
    ...words<RiverProps>(full),
    guide: {
      use: [
        'For a few things that each need a picture and a paragraph: what a product does, how one works together.',
        'As one row without a heading of its own, for who a company is: the section’s head then stands beside the picture.',
      ],
      avoid: [
        'For more than five things: `Advantages` or `ProductSection` take less room.',
        'For a person: use `TeamMemberCard` in a `SectionFrame`.',
      ],
      looks: {
        isPage: true,
        do: {
          words: 'Each row has a picture that shows what its words say.',
          draw: (t, look) => <River {...t.parts.river.head} items={riverRows(t, look).slice(0, 2)} />,
        },
        dont: {
          words: 'Rows without pictures: the eye has nothing to follow. `Advantages` has a layout for it.',
          draw: (t, look) => (
            <River {...t.parts.river.head} items={withoutPictures(riverRows(t, look)).slice(0, 2)} />
          ),
        },
      },
      accessibility: [
        NAMED_WITH_ITEMS,
        'Words are read before their picture on either side.',
        'Rows whose actions have the same label need an `accessibleLabel` each.',
      ],
      content: [
        ...HEAD,
        entries('items', '1 to 5'),
        ruleFor('River', 'items.heading', '`items`, a heading'),
        ruleFor('River', 'items.paragraphs', '`items`, a paragraph; one or two'),
        ruleFor('River', 'items.action', '`items`, an action'),
        {
          text: '`items`, what a picture means to those who do not see it',
          chinese: '6 to 30',
          english: '16 to 90',
        },
      ],
      example:
        '<River heading={title} items={items.map(({ title, text, src }) => ({ heading: title, paragraphs: [text], media: picture(src) }))} />',
    },
  },
} satisfies Meta<typeof River>;
export default meta;
type Story = StoryObj<typeof River>;
const states = sectionStates(full);

/** As a page shows it: a region named by its heading. */
export const Default: Story = NAMED_REGION;

/** The first picture at the start. */
export const PictureFirst: Story = { name: 'Picture first', args: { firstMedia: 'start' } };

/** One row. */
export const OneRow: Story = { name: 'One row', ...states.count(1) };

/** One row without a heading of its own: the page's stands beside the picture. */
export const OwnHead: Story = {
  name: 'Own head',
  parameters: words<RiverProps>(about),
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('heading')).toHaveLength(1);
  },
};

/** The same, and nobody has drawn its picture yet. */
export const OwnHeadWithoutPicture: Story = {
  name: 'Own head without picture',
  parameters: words<RiverProps>((t, look) => ({
    ...about(t, look),
    items: about(t, look).items.map(({ paragraphs }) => ({ paragraphs })),
  })),
};

/** More to say than there should be, and a word that cannot be broken. */
export const Long: Story = {
  parameters: words<RiverProps>((t, look) => ({
    ...t.long,
    items: full(t, look).items.map((item, index) => ({
      ...item,
      heading: index === 1 ? 'kubernetes-ingress-controller-upgrade' : t.long.heading,
      paragraphs: [t.long.description, t.paragraph],
      action: { label: t.action.long, href: '#long' },
    })),
  })),
};

/** The heading alone above the rows. */
export const HeadingOnly: Story = { name: 'Heading only', ...states.headingOnly };

/** Headings and nothing else. */
export const Minimal: Story = {
  parameters: words<RiverProps>((t, look) => ({
    heading: t.parts.river.head.heading,
    items: full(t, look).items.map(({ heading }) => ({ heading })),
  })),
};

/** Nobody has drawn the pictures yet. */
export const WithoutPictures: Story = { name: 'Without pictures', ...states.withoutPictures };

/** The first picture cannot be shown. */
export const BrokenPicture: Story = {
  name: 'Broken picture',
  parameters: words<RiverProps>((t, look) => ({
    ...full(t, look),
    items: full(t, look).items.map((item, index) =>
      index === 0 && item.media !== undefined ? { ...item, media: broken(item.media) } : item,
    ),
  })),
};

/** More rows than anyone reads. */
export const Many: Story = states.count(7);

/** On a band against the page. */
export const Inverse: Story = { args: { tone: 'inverse' } };

/** On a phone each picture follows its words. */
export const Phone: Story = ON_A_PHONE;
