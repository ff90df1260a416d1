import { MediaSection, type MediaSectionProps } from '@plinth/ui';
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
import { mediaItems } from '../support/fromContent.ts';
import type { StoryText } from '../text/index.ts';

const full = (t: StoryText, look: Look) =>
  ({ ...t.section, items: mediaItems(t, look) }) satisfies MediaSectionProps;

const meta = {
  title: 'Sections/MediaSection',
  component: MediaSection,
  argTypes: SECTION_CONTROLS,
  parameters: {
    ...words<MediaSectionProps>(full),
    guide: {
      use: ['For reports about the company.'],
      avoid: ['For the company’s own news.'],
      accessibility: [NAMED_WITH_ITEMS],
      content: [...HEAD, entries('items', '3 to 5', 'MediaItem')],
      example: `<MediaSection heading={t('HOME.MIDA')} items={items} />`,
    },
  },
} satisfies Meta<typeof MediaSection>;
export default meta;
type Story = StoryObj<typeof MediaSection>;
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
export const ManyItems: Story = { name: 'Many items', ...states.count(8) };

/** On a phone. */
export const Phone: Story = ON_A_PHONE;

/** Nobody has drawn the pictures yet. */
export const WithoutPictures: Story = { name: 'Without pictures', ...states.withoutPictures };

/** None of the pictures can be shown. */
export const BrokenPictures: Story = { name: 'Broken pictures', ...states.brokenPictures };
