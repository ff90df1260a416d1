import { Badge, Card, Heading, Stack, Text } from '@plinth/ui';
import type { Looks } from '../../../.storybook/guide.ts';
import type { Look } from '../../../.storybook/words.ts';
import type { StoryText } from '../../text/index.ts';
import { productCards } from '../fromContent.ts';

const cards = (t: StoryText, look: Look) => productCards(t, look).slice(0, 3);

const badged = (t: StoryText, look: Look, isMarked: (index: number) => boolean) => (
  <Stack>
    {cards(t, look).map(({ heading, description }, index) => (
      <Card key={index} padding="md">
        <Stack gap={2}>
          {isMarked(index) && <Badge tone="highlight">{t.badge.popular}</Badge>}
          <Heading level={3} size="md">
            {heading}
          </Heading>
          <Text size="sm">{description}</Text>
        </Stack>
      </Card>
    ))}
  </Stack>
);

/** The one of a row that is marked. */
export const BADGE_LOOKS: Looks = {
  do: { words: 'One of a row has it.', draw: (t, look) => badged(t, look, (index) => index === 1) },
  dont: { words: 'All have it: then none is marked.', draw: (t, look) => badged(t, look, () => true) },
};
