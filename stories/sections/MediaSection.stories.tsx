import { MediaSection, type MediaSectionProps } from '@plinth/ui';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { type Look, words } from '../../.storybook/words.ts';
import { HEAD, entries } from '../support/contentRules.ts';
import {
  NAMED_REGION,
  NAMED_WITH_ITEMS,
  ON_A_PHONE,
  SECTION_CONTROLS,
  headStates,
  listStates,
  pictureStates,
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
const HEAD_STATES = headStates(full);
const LIST_STATES = listStates(full);
const PICTURE_STATES = pictureStates(full);

/** As a page shows it: a region named by its heading. */
export const Default: Story = NAMED_REGION;

/** A head as long as it may get. */
export const Long: Story = HEAD_STATES.long;

/** The heading alone above what it holds. */
export const HeadingOnly: Story = { name: 'Heading only', ...HEAD_STATES.headingOnly };

/** One item only. */
export const OneItem: Story = { name: 'One item', ...LIST_STATES.oneItem };

/** More items than usual. */
export const ManyItems: Story = {
  name: 'Many items',
  parameters: words<MediaSectionProps>((t, look) => {
    const props = full(t, look);
    return { ...props, items: [...props.items, ...props.items] };
  }),
};

/** On a phone. */
export const Phone: Story = ON_A_PHONE;

/** Nobody has drawn the pictures yet. */
export const WithoutPictures: Story = { name: 'Without pictures', ...PICTURE_STATES.without };

/** None of the pictures can be shown. */
export const BrokenPictures: Story = { name: 'Broken pictures', ...PICTURE_STATES.broken };
