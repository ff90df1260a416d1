import { BrandSection, type BrandSectionProps } from '@plinth/ui';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { type Look, words } from '../../.storybook/words.ts';
import { HEAD, entries } from '../support/contentRules.ts';
import { NAMED_BY_HEADING, NAMED_REGION, SECTION_CONTROLS, sectionStates } from '../support/section.ts';
import { logos } from '../support/fromContent.ts';
import type { StoryText } from '../text/index.ts';
import { broken } from '../support/items.ts';

const full = (t: StoryText, look: Look) =>
  ({ heading: t.section.heading, items: logos(t, look) }) satisfies BrandSectionProps;

const meta = {
  title: 'Sections/BrandSection',
  component: BrandSection,
  argTypes: SECTION_CONTROLS,
  parameters: {
    ...words<BrandSectionProps>(full),
    guide: {
      use: ['For logos of clients, between two louder sections.'],
      avoid: [
        'For partners that need words: use `PartnerSection`.',
        'On the accent: logos are shown in greys, and no grey can be read on it.',
      ],
      accessibility: [NAMED_BY_HEADING, 'The logos are a list of pictures with names.'],
      content: [...HEAD, entries('items', '6 to 12', 'LogoWall')],
      example: `<BrandSection heading={heading} items={logos} />`,
    },
  },
} satisfies Meta<typeof BrandSection>;
export default meta;
type Story = StoryObj<typeof BrandSection>;
const states = sectionStates(full);

/** As a page shows it: a region named by its heading. */
export const Default: Story = NAMED_REGION;

/** One item only. */
export const OneItem: Story = { name: 'One item', ...states.count(1) };

/** More items than usual. */
export const ManyItems: Story = { name: 'Many items', ...states.count(18) };

/** A head as long as it may get. */
export const Long: Story = states.long;

/** A logo that cannot be shown leaves its company's name. */
export const BrokenPicture: Story = {
  name: 'Broken picture',
  parameters: words<BrandSectionProps>((t, look) => ({
    ...full(t, look),
    items: full(t, look).items.map((logo, index) => (index === 1 ? broken(logo) : logo)),
  })),
};
