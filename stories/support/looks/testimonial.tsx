import { Testimonial } from '@plinth/ui';
import type { Looks } from '../../../.storybook/guide.ts';
import { first, testimonials } from '../fromContent.ts';

/** What a customer said. */
export const TESTIMONIAL_LOOKS: Looks = {
  do: {
    words: 'One thing that was really said, by somebody with a name.',
    draw: (t, look) => <Testimonial {...first(testimonials(t, look))} size="lg" />,
  },
  dont: {
    words: 'A whole letter in large type: it is no quotation any more.',
    draw: (t, look) => <Testimonial {...first(testimonials(t, look))} quote={t.long.description} size="lg" />,
  },
};
