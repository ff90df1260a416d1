import { ValueSection, type ValueSectionProps } from '@plinth/ui';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { type Look, words } from '../../.storybook/words.ts';
import { HEAD, entries } from '../support/contentRules.ts';
import { advantages } from '../support/fromContent.ts';
import type { StoryText } from '../text/index.ts';
import { many } from '../support/items.ts';

const full = (t: StoryText, look: Look) =>
  ({
    heading: t.section.heading,
    items: advantages(t, look).map(({ heading, description }) => ({ heading, description })),
  }) satisfies ValueSectionProps;

const meta = {
  title: 'Sections/ValueSection',
  component: ValueSection,
  argTypes: {
    eyebrow: { control: 'text' },
    heading: { control: 'text' },
    description: { control: 'text' },
    tone: { control: 'inline-radio', options: ['surface', 'sunken', 'inverse', 'accent'] },
    headingLevel: { control: { type: 'number', min: 1, max: 5 } },
  },
  parameters: {
    ...words<ValueSectionProps>(full),
    guide: {
      use: ['For how the company works, in three short texts.'],
      avoid: ['For reasons with pictures: use `Advantages`.'],
      accessibility: [
        'A region named by its heading; `headingLevel` sets its rank, its items are one lower.',
      ],
      content: [
        ...HEAD,
        entries('items', '3'),
        { text: '`items`, a heading', chinese: '3 to 10', english: '8 to 28' },
        { text: '`items`, a description', chinese: '25 to 50', english: '70 to 140' },
      ],
      example: `<ValueSection heading={t('ABOUT.VALUES.TITLE')} items={values} />`,
    },
  },
} satisfies Meta<typeof ValueSection>;
export default meta;
type Story = StoryObj<typeof ValueSection>;

/** As a page shows it: a region named by its heading. */
export const Default: Story = {
  play: async ({ canvas, args }) => {
    await expect(canvas.getByRole('region', { name: args.heading })).toBeVisible();
  },
};

/** One item only. */
export const OneItem: Story = {
  name: 'One item',
  parameters: words<ValueSectionProps>((t, look) => ({
    ...full(t, look),
    items: full(t, look).items.slice(0, 1),
  })),
};

/** More items than usual. */
export const ManyItems: Story = {
  name: 'Many items',
  parameters: words<ValueSectionProps>((t, look) => {
    const props = full(t, look);
    const items = many(props.items, 6).map((item, index) => ({
      ...item,
      heading: `${index + 1}. ${item.heading}`,
    }));
    return { ...props, items };
  }),
};

/** A head and a text as long as they may get. */
export const Long: Story = {
  parameters: words<ValueSectionProps>((t, look) => ({
    ...full(t, look),
    ...t.long,
    items: full(t, look).items.map((item, index) => (index === 0 ? t.long : item)),
  })),
};

/** Words without explanation. */
export const HeadingsOnly: Story = {
  name: 'Headings only',
  parameters: words<ValueSectionProps>((t, look) => ({
    ...full(t, look),
    items: full(t, look).items.map(({ heading }) => ({ heading })),
  })),
};
