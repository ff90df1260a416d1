import { ADVANTAGES_LAYOUTS, Advantages, type AdvantagesProps } from '@plinth/ui';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { type Look, words } from '../../.storybook/words.ts';
import { ALT, HEAD, entries, ruleFor } from '../support/contentRules.ts';
import {
  NAMED_REGION,
  NAMED_WITH_ITEMS,
  ON_A_PHONE,
  SECTION_CONTROLS,
  sectionStates,
} from '../support/section.ts';
import { advantages } from '../support/fromContent.ts';
import type { StoryText } from '../text/index.ts';
import { many } from '../support/items.ts';

const full = (t: StoryText, look: Look) =>
  ({ ...t.section, items: advantages(t, look) }) satisfies AdvantagesProps;

const meta = {
  title: 'Sections/Advantages',
  component: Advantages,
  argTypes: { ...SECTION_CONTROLS, layout: { control: 'inline-radio', options: ADVANTAGES_LAYOUTS } },
  parameters: {
    ...words<AdvantagesProps>(full),
    guide: {
      use: [
        'For three reasons to choose the company.',
        'With `layout="lines"` for how the company works, in three short texts.',
      ],
      avoid: ['For services: use `ProductSection`.'],
      looks: {
        isPage: true,
        do: {
          words: 'Three: they fill the row, and one remembers them.',
          draw: (t, look) => <Advantages {...t.section} items={advantages(t, look)} />,
        },
        dont: {
          words: 'Five: the second row has a hole, and nobody remembers the fourth.',
          draw: (t, look) => <Advantages {...t.section} items={many(advantages(t, look), 5)} />,
        },
      },
      accessibility: [NAMED_WITH_ITEMS],
      content: [
        ...HEAD,
        entries('items', '3'),
        ruleFor('Advantages', 'items.heading', '`items`, a heading'),
        ruleFor('Advantages', 'items.description', '`items`, a description'),
        { ...ALT, text: '`items`, what a picture means; empty for decoration' },
      ],
      example: `<Advantages heading={t('ABOUT.VALUES.TITLE')} items={advantages} />`,
    },
  },
} satisfies Meta<typeof Advantages>;
export default meta;
type Story = StoryObj<typeof Advantages>;
const states = sectionStates(full);

/** As a page shows it: a region named by its heading. */
export const Default: Story = NAMED_REGION;

/** A head as long as it may get. */
export const Long: Story = states.long;

/** Without pictures: no room is kept for them over the cards. */
export const WithoutPictures: Story = {
  name: 'Without pictures',
  parameters: words<AdvantagesProps>((t, look) => ({
    ...full(t, look),
    items: advantages(t, look).map(({ heading, description }) => ({ heading, description })),
  })),
  play: async ({ canvas }) => {
    const [first] = canvas.getAllByRole('listitem');
    const card = first?.querySelector('[data-part=card]');
    await expect(card?.getBoundingClientRect().top).toBeCloseTo(first?.getBoundingClientRect().top ?? 0);
  },
};

/** On a phone. */
export const Phone: Story = ON_A_PHONE;

/** The heading alone above what it holds. */
export const HeadingOnly: Story = { name: 'Heading only', ...states.headingOnly };

/** One item only. */
export const OneItem: Story = { name: 'One item', ...states.count(1) };

/** None of the pictures can be shown. */
export const BrokenPictures: Story = { name: 'Broken pictures', ...states.brokenPictures };

/** More items than usual. */
export const ManyItems: Story = { name: 'Many items', ...states.count(7) };

/** Short texts under lines, on the band's own ground. */
export const Lines: Story = {
  parameters: words<AdvantagesProps>((t, look) => ({
    heading: t.section.heading,
    layout: 'lines',
    items: advantages(t, look).map(({ heading, description }) => ({ heading, description })),
  })),
};

/** More lines than usual. */
export const ManyLines: Story = {
  name: 'Many lines',
  parameters: words<AdvantagesProps>((t, look) => ({
    heading: t.section.heading,
    layout: 'lines',
    items: many(
      advantages(t, look).map(({ heading, description }) => ({ heading, description })),
      7,
    ),
  })),
};

/** Each leads to a page of its own. */
export const Linked: Story = {
  parameters: words<AdvantagesProps>((t, look) => ({
    ...full(t, look),
    items: full(t, look).items.map((item, index) => ({ ...item, link: { href: `#reason-${index}` } })),
  })),
};
