import { Stats } from '@plinth/ui';
import type { Looks } from '../../../.storybook/guide.ts';

/** Figures. */
export const STATS_LOOKS: Looks = {
  isPage: true,
  do: {
    words: 'Each is short, and says what it counts and how it was measured.',
    draw: ({ parts }) => <Stats {...parts.statsHead} items={parts.stats} />,
  },
  dont: {
    words: 'Words in the place of figures: too long for their size, and nobody can check them.',
    draw: ({ parts, badge, action }) => (
      <Stats
        {...parts.statsHead}
        items={parts.stats.map(({ label }, index) => ({
          value: index % 2 === 0 ? action.consult : badge.popular,
          label,
        }))}
      />
    ),
  },
};
