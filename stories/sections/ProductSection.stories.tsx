import { ProductSection, type ProductSectionProps } from '@plinth/ui';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { type Look, words } from '../../.storybook/words.ts';
import { HEAD, entries } from '../support/contentRules.ts';
import {
  NAMED_REGION,
  NAMED_WITH_ITEMS,
  ON_A_PHONE,
  SECTION_CONTROLS,
  sectionStates,
} from '../support/section.ts';
import { productCards } from '../support/fromContent.ts';
import type { StoryText } from '../text/index.ts';

const full = (t: StoryText, look: Look) =>
  ({ ...t.section, items: productCards(t, look) }) satisfies ProductSectionProps;

const meta = {
  title: 'Sections/ProductSection',
  component: ProductSection,
  argTypes: SECTION_CONTROLS,
  parameters: {
    ...words<ProductSectionProps>(full),
    guide: {
      use: ['For all services, on the home page.'],
      avoid: ['When there is none: leave the section out.'],
      accessibility: [NAMED_WITH_ITEMS, 'The cards are a list; each is one tab stop.'],
      content: [...HEAD, entries('items', '3 to 6', 'ProductCard')],
      example: `<ProductSection heading={heading} items={items} />`,
    },
  },
} satisfies Meta<typeof ProductSection>;
export default meta;
type Story = StoryObj<typeof ProductSection>;
const states = sectionStates(full);

/** As a page shows it: a region named by its heading. */
export const Default: Story = NAMED_REGION;

/** A head as long as it may get. */
export const Long: Story = states.long;

/** The heading alone above what it holds. */
export const HeadingOnly: Story = { name: 'Heading only', ...states.headingOnly };

/** One item only. */
export const OneItem: Story = { name: 'One item', ...states.count(1) };

/** More items than usual. */
export const ManyItems: Story = { name: 'Many items', ...states.count(11) };

/** On a phone. */
export const Phone: Story = ON_A_PHONE;

/** Nobody has drawn the pictures yet. */
export const WithoutPictures: Story = { name: 'Without pictures', ...states.withoutPictures };

/** None of the pictures can be shown. */
export const BrokenPictures: Story = { name: 'Broken pictures', ...states.brokenPictures };

/** Nothing is known yet: shapes stand in its place, so that nothing jumps when the answer comes. */
export const Loading: Story = states.loading;

/** Its words are known, its items are on their way. */
export const LoadingItems: Story = { name: 'Loading items', ...states.loadingItems };
