import { LogoWall } from '@plinth/ui';
import type { Looks } from '../../../.storybook/guide.ts';
import { logos } from '../fromContent.ts';
import { many } from '../items.ts';

/** Names that visitors know. */
export const LOGO_WALL_LOOKS: Looks = {
  do: {
    words: 'A handful of names that visitors know.',
    draw: (t, look) => <LogoWall label={t.section.heading} items={logos(t, look).slice(0, 6)} />,
  },
  dont: {
    words: 'All of them: a pattern in which no name is seen.',
    draw: (t, look) => <LogoWall label={t.section.heading} items={many(logos(t, look), 24)} />,
  },
};
