import { Advantages } from '@plinth/ui';
import type { Looks } from '../../../.storybook/guide.ts';
import { advantages } from '../fromContent.ts';
import { many } from '../items.ts';

/** Reasons side by side. */
export const ADVANTAGES_LOOKS: Looks = {
  isPage: true,
  do: {
    words: 'Three: they fill the row, and one remembers them.',
    draw: (t, look) => <Advantages {...t.section} items={advantages(t, look)} />,
  },
  dont: {
    words: 'Five: the second row has a hole, and nobody remembers the fourth.',
    draw: (t, look) => <Advantages {...t.section} items={many(advantages(t, look), 5)} />,
  },
};
