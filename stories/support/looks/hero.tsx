import { Hero } from '@plinth/ui';
import type { Looks } from '../../../.storybook/guide.ts';
import type { Look } from '../../../.storybook/words.ts';
import type { StoryText } from '../../text/index.ts';

const heroOf = (t: StoryText, look: Look) => ({
  ...t.section,
  media: look.picture('hero', ''),
  action: { label: t.action.consult, href: '#contact' },
});

/** A first screen. */
export const HERO_LOOKS: Looks = {
  isPage: true,
  do: {
    words: 'One sentence that one reads at a glance, and one thing to do.',
    draw: (t, look) => <Hero {...heroOf(t, look)} headingLevel={3} />,
  },
  dont: {
    words: 'Everything at once: nobody reads four lines of large type.',
    draw: (t, look) => (
      <Hero
        {...heroOf(t, look)}
        {...t.long}
        headingLevel={3}
        secondaryAction={{ label: t.action.long, href: '#prices' }}
      />
    ),
  },
};
