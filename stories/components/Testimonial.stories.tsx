import { Testimonial, type TestimonialProps } from '@plinth/ui';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { type Look, words } from '../../.storybook/words.ts';
import { first, testimonials } from '../support/fromContent.ts';
import { broken } from '../support/items.ts';
import { isThumbSized } from '../support/layout.ts';
import { plain } from '../support/plain.ts';
import type { StoryText } from '../text/index.ts';
import { ruleFor } from '../support/contentRules.ts';

const full = (t: StoryText, look: Look) => first(testimonials(t, look));

const meta = {
  title: 'Components/Testimonial',
  component: Testimonial,
  argTypes: {
    size: { control: 'inline-radio', options: ['md', 'lg'] },
  },
  parameters: {
    layout: 'padded',
    ...words<TestimonialProps>(full),
    guide: {
      use: ['For what a customer really said, with name, position and company.'],
      avoid: ['For several side by side: `TestimonialSection` has the cards.', 'For praise without a name.'],
      looks: {
        do: {
          words: 'One thing that was really said, by somebody with a name.',
          draw: (t, look) => <Testimonial {...first(testimonials(t, look))} size="lg" />,
        },
        dont: {
          words: 'A whole letter in large type: it is no quotation any more.',
          draw: (t, look) => (
            <Testimonial {...first(testimonials(t, look))} quote={t.long.description} size="lg" />
          ),
        },
      },
      accessibility: [
        'A figure with a quotation and its speaker as caption.',
        'The portrait decorates the name beside it: its `alt` is empty.',
      ],
      content: [
        ruleFor('TestimonialSection', 'items.quote', '`quote`, without quotation marks'),
        ruleFor('TestimonialSection', 'items.name', '`name`'),
        ruleFor('TestimonialSection', 'items.subheading', '`subheading`: company and position'),
      ],
      example: '<Testimonial quote={text} name={name} subheading={role} size="lg" />',
    },
  },
} satisfies Meta<typeof Testimonial>;
export default meta;
type Story = StoryObj<typeof Testimonial>;

/** What was said, and who said it. */
export const Default: Story = {
  play: async ({ canvas, args }) => {
    await expect(canvas.getByRole('blockquote')).toHaveTextContent(plain(args.quote));
    await expect(canvas.getByRole('figure')).toHaveTextContent(plain(args.name));
  },
};

/** Alone in its band. */
export const Large: Story = { args: { size: 'lg' } };

/** With the whole story behind the name. */
export const Linked: Story = {
  args: { link: { href: '#story' } },
  play: async ({ canvas, args }) => {
    const link = canvas.getByRole('link', { name: plain(args.name) });
    await expect(link).toBeVisible();
    await expect(isThumbSized(link)).toBe(true);
  },
};

/** More to say than there should be. */
export const Long: Story = {
  parameters: words<TestimonialProps>((t, look) => ({
    ...full(t, look),
    quote: t.long.description,
    subheading: t.long.eyebrow,
  })),
};

/** A quotation and a name. */
export const Minimal: Story = {
  parameters: words<TestimonialProps>((t, look) => ({
    ...full(t, look),
    subheading: undefined,
    media: undefined,
  })),
};

/** The portrait cannot be shown. */
export const BrokenPicture: Story = {
  name: 'Broken picture',
  parameters: words<TestimonialProps>((t, look) => ({
    ...full(t, look),
    media: broken(look.picture('portrait', '')),
  })),
};
