import { River } from '@plinth/ui';
import type { Looks } from '../../../.storybook/guide.ts';
import { riverRows } from '../fromContent.ts';
import { withoutPictures } from '../items.ts';

/** Words and pictures by turns. */
export const RIVER_LOOKS: Looks = {
  isPage: true,
  do: {
    words: 'Each row has a picture that shows what its words say.',
    draw: (t, look) => <River {...t.parts.river.head} items={riverRows(t, look).slice(0, 2)} />,
  },
  dont: {
    words: 'Rows without pictures: the eye has nothing to follow. `Advantages` has a layout for it.',
    draw: (t, look) => (
      <River {...t.parts.river.head} items={withoutPictures(riverRows(t, look)).slice(0, 2)} />
    ),
  },
};
