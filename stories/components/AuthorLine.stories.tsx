import { AuthorLine, type AuthorLineProps } from '@plinth/ui';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { type Look, words } from '../../.storybook/words.ts';
import { entries } from '../support/contentRules.ts';
import { articles, first } from '../support/fromContent.ts';
import { broken, many, withoutPictures } from '../support/items.ts';
import { plain } from '../support/plain.ts';
import type { StoryText } from '../text/index.ts';

const full = (t: StoryText, look: Look) => {
  const { authors = [], ...facts } = first(articles(t, look)).byline ?? {};
  return { authors, ...facts } satisfies AuthorLineProps;
};

const meta = {
  title: 'Components/AuthorLine',
  component: AuthorLine,
  argTypes: { authors: { control: 'object' } },
  parameters: {
    layout: 'padded',
    ...words<AuthorLineProps>(full),
    guide: {
      use: ['Under the title of an article: who wrote it, when, and how long it takes to read.'],
      avoid: ['For somebody who is quoted: use `Testimonial`.', 'For a biography: use `TeamMemberCard`.'],
      accessibility: [
        'A portrait decorates the name beside it: its `alt` is empty.',
        '`dateTime` is the date for machines.',
      ],
      content: [
        entries('authors', '1 to 3'),
        { text: '`authors`, a name', chinese: '2 to 6', english: '6 to 24' },
        { text: '`date`, in full', chinese: '9 to 11', english: '10 to 18' },
        { text: '`note`: how long it takes to read', chinese: '4 to 10', english: '6 to 16' },
      ],
      example: '<AuthorLine authors={[{ name }]} date={text} dateTime={value} />',
    },
  },
} satisfies Meta<typeof AuthorLine>;
export default meta;
type Story = StoryObj<typeof AuthorLine>;

/** Two people, a date, and how long it takes. */
export const Default: Story = {
  play: async ({ canvasElement, args }) => {
    await expect(canvasElement.querySelector('time')).toHaveAttribute('datetime', args.dateTime);
  },
};

/** Each name leads to more by the same person. */
export const Linked: Story = {
  parameters: words<AuthorLineProps>((t, look) => ({
    ...full(t, look),
    authors: full(t, look).authors.map((author, index) => ({
      ...author,
      link: { href: `#author-${index}` },
    })),
  })),
  play: async ({ canvas, userEvent }) => {
    const links = canvas.getAllByRole('link');
    await expect(links).toHaveLength(2);
    await userEvent.tab();
    await expect(links[0]).toHaveFocus();
  },
};

/** One person and nothing else. */
export const One: Story = {
  parameters: words<AuthorLineProps>((t, look) => ({
    authors: full(t, look).authors.slice(0, 1),
    date: undefined,
    note: undefined,
  })),
};

/** More people than usually write one article. */
export const Many: Story = {
  parameters: words<AuthorLineProps>((t, look) => ({
    ...full(t, look),
    authors: many(full(t, look).authors, 12),
  })),
};

/** Names as long as they may get, one without a space. */
export const Long: Story = {
  parameters: words<AuthorLineProps>((t, look) => ({
    authors: [
      { ...first(full(t, look).authors), name: t.long.eyebrow },
      { name: 'kubernetes-ingress-controller-upgrade-working-group@strata.example' },
    ],
    date: t.long.heading,
    note: t.long.eyebrow,
  })),
  play: async ({ canvas, args }) => {
    // The dot of what begins a line lies where it is cut off.
    const date = canvas.getByText(plain(args.date));
    const facts = date.parentElement ?? date;
    await expect(getComputedStyle(facts).overflowX).toBe('clip');
    await expect(date.getBoundingClientRect().left).toBeLessThan(facts.getBoundingClientRect().left);
  },
};

/** Nobody is named: a date alone. */
export const Minimal: Story = {
  parameters: words<AuthorLineProps>((t, look) => ({ date: full(t, look).date })),
};

/** Nobody has a portrait. */
export const WithoutPictures: Story = {
  name: 'Without pictures',
  parameters: words<AuthorLineProps>((t, look) => ({
    ...full(t, look),
    authors: withoutPictures(full(t, look).authors),
  })),
};

/** The portrait cannot be shown. */
export const BrokenPicture: Story = {
  name: 'Broken picture',
  parameters: words<AuthorLineProps>((t, look) => ({
    ...full(t, look),
    authors: full(t, look).authors.map(({ name }) => ({ name, media: broken(look.picture('portrait', '')) })),
  })),
};
