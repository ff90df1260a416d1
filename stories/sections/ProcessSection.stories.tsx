import { ProcessSection, type ProcessSectionProps } from '@plinth/ui';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { type Look, words } from '../../.storybook/words.ts';
import { ACTION, HEAD, entries } from '../support/contentRules.ts';
import {
  NAMED_REGION,
  NAMED_WITH_ITEMS,
  ON_A_PHONE,
  SECTION_CONTROLS,
  sectionStates,
} from '../support/section.ts';
import { first, processSteps } from '../support/fromContent.ts';
import type { StoryText } from '../text/index.ts';

const full = (t: StoryText, look: Look) =>
  ({
    ...t.section,
    items: processSteps(t, look),
    action: { label: t.action.consult, href: '#contact' },
  }) satisfies ProcessSectionProps;

const meta = {
  title: 'Sections/ProcessSection',
  component: ProcessSection,
  argTypes: SECTION_CONTROLS,
  parameters: {
    ...words<ProcessSectionProps>(full),
    guide: {
      use: ['For a service that is done in steps.'],
      avoid: ['For things without an order.'],
      accessibility: [NAMED_WITH_ITEMS, 'The steps are an ordered list; their places are told in words.'],
      content: [...HEAD, entries('items', '3 to 7', 'ProcessStep'), ACTION],
      example: `<ProcessSection heading={data.pageContentTitle} items={steps} action={{ label: t('SERVICE.CONSULT'), href }} />`,
    },
  },
} satisfies Meta<typeof ProcessSection>;
export default meta;
type Story = StoryObj<typeof ProcessSection>;
const states = sectionStates(full);

/** As a page shows it: a region named by its heading. */
export const Default: Story = NAMED_REGION;

/** A head as long as it may get. */
export const Long: Story = states.long;

/** One item only. */
export const OneItem: Story = { name: 'One item', ...states.count(1) };

/** More items than usual. */
export const ManyItems: Story = {
  name: 'Many items',
  parameters: words<ProcessSectionProps>((t, look) => {
    const props = full(t, look);
    return {
      ...props,
      items: Array.from({ length: 12 }, (_, index) => ({
        ...first(props.items),
        number: index + 1,
        numberLabel: t.step.number(index + 1),
      })),
    };
  }),
};

/** On a phone. */
export const Phone: Story = ON_A_PHONE;

/** The heading alone above what it holds. */
export const HeadingOnly: Story = { name: 'Heading only', ...states.headingOnly };

/** Nobody has drawn the pictures yet. */
export const WithoutPictures: Story = { name: 'Without pictures', ...states.withoutPictures };

/** None of the pictures can be shown. */
export const BrokenPictures: Story = { name: 'Broken pictures', ...states.brokenPictures };

/** Nothing to press at the end. */
export const WithoutAction: Story = {
  name: 'Without action',
  parameters: words<ProcessSectionProps>((t, look) => ({ ...full(t, look), action: undefined })),
};

/** Nothing is known yet: shapes stand in its place, so that nothing jumps when the answer comes. */
export const Loading: Story = states.loading;

/** Its words are known, its items are on their way. */
export const LoadingItems: Story = { name: 'Loading items', ...states.loadingItems };
