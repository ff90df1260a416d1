import { HEADING_SIZES, SectionHeader, type SectionHeaderProps } from '@plinth/ui';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { words } from '../../.storybook/words.ts';

const meta = {
  title: 'Primitives/SectionHeader',
  component: SectionHeader,
  argTypes: {
    headingSize: { control: 'select', options: HEADING_SIZES },
    align: { control: 'inline-radio', options: ['start', 'center'] },
  },
  parameters: {
    layout: 'padded',
    ...words<SectionHeaderProps>((t) => t.section),
    guide: {
      use: ['At the head of every section.'],
      avoid: ['For the head of a page: use `Hero` or `Banner`.'],
      accessibility: ['Give its `headingId` to the section’s `labelledBy`, so that the section has a name.'],
      content: [
        { text: '`eyebrow`', chinese: '2 to 10', english: '4 to 24' },
        { text: '`heading`', chinese: '4 to 20', english: '12 to 60' },
        { text: '`description`', chinese: '20 to 60', english: '50 to 150' },
      ],
      example: '<SectionHeader eyebrow={eyebrow} heading={title} headingId={id} description={description} />',
    },
  },
} satisfies Meta<typeof SectionHeader>;
export default meta;
type Story = StoryObj<typeof SectionHeader>;

/** Eyebrow, heading and description. */
export const Default: Story = {};
/** In the middle of the band. */
export const Centered: Story = { args: { align: 'center' } };
/** As long as it may get. */
export const Long: Story = { parameters: words<SectionHeaderProps>((t) => t.long) };
/** The heading alone. */
export const HeadingOnly: Story = {
  name: 'Heading only',
  parameters: words<SectionHeaderProps>((t) => ({ heading: t.section.heading })),
};
