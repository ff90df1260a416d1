import { Heading, Stack, Text } from '@plinth/ui';
import type { Looks } from '../../../.storybook/guide.ts';

/** Sizes that show what belongs under what. */
export const HEADING_LOOKS: Looks = {
  do: {
    words: 'A step smaller for each step down, so that one sees what belongs to what.',
    draw: (t) => (
      <Stack gap={3}>
        <Heading level={3} size="2xl">
          {t.section.heading}
        </Heading>
        <Heading level={4} size="lg">
          {t.card.heading}
        </Heading>
        <Text>{t.card.description}</Text>
      </Stack>
    ),
  },
  dont: {
    words: 'All of one size: the page has no outline for the eye.',
    draw: (t) => (
      <Stack gap={3}>
        <Heading level={3} size="2xl">
          {t.section.heading}
        </Heading>
        <Heading level={4} size="2xl">
          {t.card.heading}
        </Heading>
        <Text>{t.card.description}</Text>
      </Stack>
    ),
  },
};
