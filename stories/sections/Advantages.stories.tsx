import { Advantages, type AdvantagesProps } from '@plinth/ui';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { type Look, words } from '../../.storybook/words.ts';
import { ALT, HEAD, entries } from '../support/contentRules.ts';
import { advantages } from '../support/fromContent.ts';
import type { StoryText } from '../text/index.ts';
import { many, withBrokenPictures } from '../support/items.ts';

const full = (t: StoryText, look: Look) =>
  ({ ...t.section, items: advantages(t, look) }) satisfies AdvantagesProps;

const meta = {
  title: 'Sections/Advantages',
  component: Advantages,
  argTypes: {
    eyebrow: { control: 'text' },
    heading: { control: 'text' },
    description: { control: 'text' },
    tone: { control: 'inline-radio', options: ['surface', 'sunken', 'inverse', 'accent'] },
    headingLevel: { control: { type: 'number', min: 1, max: 5 } },
  },
  parameters: {
    ...words<AdvantagesProps>(full),
    guide: {
      use: ['For three reasons to choose the company.'],
      avoid: ['For services: use `ProductSection`.'],
      accessibility: [
        'A region named by its heading; `headingLevel` sets its rank, its items are one lower.',
      ],
      content: [
        ...HEAD,
        entries('items', '3'),
        { text: '`items`, a heading', chinese: '4 to 12', english: '10 to 36' },
        { text: '`items`, a description', chinese: '25 to 60', english: '70 to 150' },
        ALT,
      ],
      example: `<Advantages heading={t('HOME.ADVANTAGES.TITLE')} items={advantages} />`,
    },
  },
} satisfies Meta<typeof Advantages>;
export default meta;
type Story = StoryObj<typeof Advantages>;

/** As a page shows it: a region named by its heading. */
export const Default: Story = {
  play: async ({ canvas, args }) => {
    await expect(canvas.getByRole('region', { name: args.heading })).toBeVisible();
  },
};

/** A head as long as it may get. */
export const Long: Story = {
  parameters: words<AdvantagesProps>((t, look) => ({ ...full(t, look), ...t.long })),
};

/** Without pictures. */
export const WithoutPictures: Story = {
  name: 'Without pictures',
  parameters: words<AdvantagesProps>((t, look) => ({
    ...full(t, look),
    items: advantages(t, look).map(({ heading, description }) => ({ heading, description })),
  })),
};

/** On a phone. */
export const Phone: Story = {
  globals: { viewport: { value: 'phone' } },
  parameters: {
    pictures: {
      only: ['zh-tw-cloud-light-phone', 'en-agency-light-phone'],
      reason: 'It exists to show the phone.',
    },
  },
};

/** The heading alone above what it holds. */
export const HeadingOnly: Story = {
  name: 'Heading only',
  parameters: words<AdvantagesProps>((t, look) => ({
    ...full(t, look),
    eyebrow: undefined,
    description: undefined,
  })),
};

/** One item only. */
export const OneItem: Story = {
  name: 'One item',
  parameters: words<AdvantagesProps>((t, look) => ({
    ...full(t, look),
    items: full(t, look).items.slice(0, 1),
  })),
};

/** None of the pictures can be shown. */
export const BrokenPictures: Story = {
  name: 'Broken pictures',
  parameters: words<AdvantagesProps>((t, look) => ({
    ...full(t, look),
    items: withBrokenPictures(full(t, look).items),
  })),
};

/** More items than usual. */
export const ManyItems: Story = {
  name: 'Many items',
  parameters: words<AdvantagesProps>((t, look) => ({
    ...full(t, look),
    items: many(full(t, look).items, 7),
  })),
};
