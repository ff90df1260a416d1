import { PartnerSection, type PartnerSectionProps } from '@plinth/ui';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { type Look, words } from '../../.storybook/words.ts';
import { HEAD, entries, ruleFor } from '../support/contentRules.ts';
import { NAMED_BY_HEADING, NAMED_REGION, SECTION_CONTROLS, sectionStates } from '../support/section.ts';
import { logos } from '../support/fromContent.ts';
import type { StoryText } from '../text/index.ts';

const full = (t: StoryText, look: Look) =>
  ({
    heading: t.section.heading,
    description: t.section.description,
    items: logos(t, look)
      .slice(0, 2)
      .map((media) => ({ media: { ...media, alt: '' }, label: media.alt })),
  }) satisfies PartnerSectionProps;

const meta = {
  title: 'Sections/PartnerSection',
  component: PartnerSection,
  argTypes: SECTION_CONTROLS,
  parameters: {
    ...words<PartnerSectionProps>(full),
    guide: {
      use: ['For partners whose partnership needs words.'],
      avoid: ['For many logos: use `BrandSection`.'],
      accessibility: [NAMED_BY_HEADING, 'Where words name the partner, the logo is decoration.'],
      content: [...HEAD, entries('items', '2'), ruleFor('PartnerSection', 'items.label', '`items`, a label')],
      example: `<PartnerSection heading={heading} items={[{ media, label }, { media, label }]} />`,
    },
  },
} satisfies Meta<typeof PartnerSection>;
export default meta;
type Story = StoryObj<typeof PartnerSection>;
const states = sectionStates(full);

/** As a page shows it: a region named by its heading. */
export const Default: Story = NAMED_REGION;

/** A head as long as it may get. */
export const Long: Story = states.long;

/** One item only. */
export const OneItem: Story = { name: 'One item', ...states.count(1) };

/** The heading alone above what it holds. */
export const HeadingOnly: Story = { name: 'Heading only', ...states.headingOnly };

/** Nobody has drawn the pictures yet. */
export const WithoutPictures: Story = { name: 'Without pictures', ...states.withoutPictures };

/** None of the pictures can be shown. */
export const BrokenPictures: Story = { name: 'Broken pictures', ...states.brokenPictures };

/** More partners than the specification has. */
export const ManyItems: Story = { name: 'Many items', ...states.count(5) };

/** Each leads to the partner. */
export const Linked: Story = {
  parameters: words<PartnerSectionProps>((t, look) => ({
    ...full(t, look),
    items: full(t, look).items.map((item, index) => ({ ...item, link: { href: `#partner-${index}` } })),
  })),
};
