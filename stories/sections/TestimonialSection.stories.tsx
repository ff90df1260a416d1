import { TestimonialSection, type TestimonialSectionProps } from '@plinth/ui';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { type Look, words } from '../../.storybook/words.ts';
import { HEAD, entries } from '../support/contentRules.ts';
import { testimonials } from '../support/fromContent.ts';
import {
  NAMED_BY_HEADING,
  NAMED_REGION,
  ON_A_PHONE,
  SECTION_CONTROLS,
  sectionStates,
} from '../support/section.ts';
import type { StoryText } from '../text/index.ts';

const full = (t: StoryText, look: Look) =>
  ({ ...t.parts.quoteHead, items: testimonials(t, look) }) satisfies TestimonialSectionProps;

const meta = {
  title: 'Sections/TestimonialSection',
  component: TestimonialSection,
  argTypes: SECTION_CONTROLS,
  parameters: {
    ...words<TestimonialSectionProps>(full),
    guide: {
      use: [
        'For quotations from customers: a single one in large type, three or four in rows, five or more as a wall.',
      ],
      avoid: ['For logos alone: use `BrandSection`.'],
      accessibility: [
        NAMED_BY_HEADING,
        'A list of quotations; a wall is read column by column, as it is in the page.',
      ],
      content: [...HEAD, entries('items', '1 to 9', 'Testimonial')],
      example: '<TestimonialSection heading={title} items={items} />',
    },
  },
} satisfies Meta<typeof TestimonialSection>;
export default meta;
type Story = StoryObj<typeof TestimonialSection>;
const states = sectionStates(full);

/** As a page shows it: a wall of six. */
export const Default: Story = NAMED_REGION;

/** Three in a row, their names on one line. */
export const Three: Story = {
  ...states.count(3),
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('listitem')).toHaveLength(3);
  },
};

/** Four stand two by two. */
export const Four: Story = states.count(4);

/** A single one is shown larger. */
export const One: Story = {
  ...states.count(1),
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('list')).toBeNull();
  },
};

/** More than anyone reads. */
export const Many: Story = states.count(14);

/** A head as long as it may get, and a quotation too. */
export const Long: Story = {
  parameters: words<TestimonialSectionProps>((t, look) => ({
    ...t.long,
    items: full(t, look).items.map((item, index) =>
      index === 1 ? { ...item, quote: t.long.description, subheading: t.long.eyebrow } : item,
    ),
  })),
};

/** The heading alone above the wall. */
export const HeadingOnly: Story = { name: 'Heading only', ...states.headingOnly };

/** Nobody has sent a portrait yet. */
export const WithoutPictures: Story = { name: 'Without pictures', ...states.withoutPictures };

/** None of the portraits can be shown. */
export const BrokenPictures: Story = { name: 'Broken pictures', ...states.brokenPictures };

/** On a band against the page the cards keep the page's colours. */
export const Inverse: Story = { args: { tone: 'inverse' } };

/** The words are on their way. */
export const Loading: Story = {
  parameters: words<TestimonialSectionProps>((t) => ({
    ...t.parts.quoteHead,
    items: [],
    loading: { label: t.loading },
  })),
};

/** On a phone. */
export const Phone: Story = ON_A_PHONE;
