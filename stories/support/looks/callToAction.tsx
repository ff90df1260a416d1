import { CallToAction } from '@plinth/ui';
import type { Looks } from '../../../.storybook/guide.ts';
import type { StoryText } from '../../text/index.ts';

const callOf = (t: StoryText) => ({
  ...t.section,
  headingLevel: 3 as const,
  action: { label: t.action.consult, href: '#contact' },
});

/** The end of a page. */
export const CALL_TO_ACTION_LOOKS: Looks = {
  isPage: true,
  do: {
    words: 'Once, at the end of the page; the other way on is quieter.',
    draw: (t) => <CallToAction {...callOf(t)} secondaryAction={{ label: t.action.prices, href: '#plans' }} />,
  },
  dont: {
    words: 'One after the other: whoever passed the first passes the second.',
    draw: (t) => (
      <>
        <CallToAction {...callOf(t)} />
        <CallToAction {...callOf(t)} heading={t.action.long} />
      </>
    ),
  },
};
