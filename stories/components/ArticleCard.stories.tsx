import { ARTICLE_CARD_LAYOUTS, ArticleCard, type ArticleCardProps, Grid } from '@plinth/ui';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { readGlobals } from '../../.storybook/globals.ts';
import { BROKEN_PICTURE_SRC } from '../../.storybook/pictures.ts';
import { type Look, words, wordsFor } from '../../.storybook/words.ts';
import { articles, first } from '../support/fromContent.ts';
import { inColumn } from '../support/parts.tsx';
import { plain } from '../support/plain.ts';
import { ON_A_PHONE } from '../support/section.ts';
import type { StoryText } from '../text/index.ts';

const full = (t: StoryText, look: Look) => first(articles(t, look));

const IN_A_COLUMN = { decorators: [inColumn('24rem')] };

const meta = {
  title: 'Components/ArticleCard',
  component: ArticleCard,
  argTypes: {
    layout: { control: 'inline-radio', options: ARTICLE_CARD_LAYOUTS },
  },
  parameters: {
    layout: 'padded',
    ...words<ArticleCardProps>(full),
    guide: {
      use: [
        'For your own articles: on a blog’s first page, under an article, three on a home page.',
        'In a `Grid` of two or three; the lead article before them with `layout="row"`.',
      ],
      avoid: [
        'For what others wrote about the company: use `MediaItem`.',
        'For services: use `ProductCard`.',
      ],
      accessibility: [
        'An article with one tab stop: the title’s link covers the card, and the focus ring goes around it. Authors with a link have their own.',
        'Its picture is mostly decoration.',
      ],
      content: [
        { text: '`eyebrow`: what kind of article', chinese: '2 to 6', english: '4 to 20' },
        { text: '`heading`', chinese: '8 to 28', english: '24 to 80' },
        { text: '`description`', chinese: '20 to 60', english: '60 to 180' },
        { text: '`byline`: as in `AuthorLine`', chinese: '2 to 30', english: '6 to 60' },
      ],
      example:
        '<ArticleCard heading={title} description={text} media={picture(src)} link={{ href }} byline={{ authors: [{ name }], date: value }} />',
    },
  },
} satisfies Meta<typeof ArticleCard>;
export default meta;
type Story = StoryObj<typeof ArticleCard>;

/** An article. One link leads to it. */
export const Default: Story = {
  ...IN_A_COLUMN,
  play: async ({ canvas, canvasElement, args }) => {
    await expect(canvas.getByRole('article')).toBeVisible();
    await expect(canvas.getByRole('link', { name: plain(args.heading) })).toHaveAttribute(
      'href',
      args.link?.href,
    );
    // The whole card counts, also where a portrait lies over it.
    const portrait = canvasElement.querySelector('[data-part=portrait]');
    const { left, top, width, height } = portrait?.getBoundingClientRect() ?? new DOMRect();
    const pressed = document.elementFromPoint(left + width / 2, top + height / 2);
    await expect(pressed?.closest('a')).toHaveAttribute('href', args.link?.href);
  },
};

/** The lead article: from a tablet on, the picture stands beside the words. */
export const Leading: Story = { args: { layout: 'row' } };

/** Side by side, their bylines on one line. */
export const Several: Story = {
  render: (_args, { globals }) => (
    <Grid columns={3}>
      {articles(...wordsFor(readGlobals(globals))).map((article, index) => (
        <ArticleCard key={index} {...article} />
      ))}
    </Grid>
  ),
};

/** Its authors link to more by them: the card's own link does not cover theirs. */
export const LinkedAuthors: Story = {
  ...IN_A_COLUMN,
  name: 'Linked authors',
  parameters: words<ArticleCardProps>((t, look) => ({
    ...full(t, look),
    byline: { ...full(t, look).byline, authors: [{ name: t.person.name, link: { href: '#author' } }] },
  })),
  play: async ({ canvas }) => {
    const author = canvas.getAllByRole('link').find((link) => link.getAttribute('href') === '#author');
    if (author === undefined) throw new Error('No author leads anywhere.');
    const { left, top, width, height } = author.getBoundingClientRect();
    await expect(document.elementFromPoint(left + width / 2, top + height / 2)).toBe(author);
  },
};

/** More text than there should be, and a word that cannot be broken. */
export const Long: Story = {
  ...IN_A_COLUMN,
  parameters: words<ArticleCardProps>((t, look) => ({
    ...full(t, look),
    eyebrow: t.long.eyebrow,
    heading: `kubernetes-ingress-controller-upgrade: ${plain(t.long.heading)}`,
    description: t.long.description,
    byline: { authors: [{ name: t.long.eyebrow }], date: t.long.heading },
  })),
};

/** A title that leads somewhere. */
export const Minimal: Story = {
  ...IN_A_COLUMN,
  parameters: words<ArticleCardProps>((t, look) => ({
    heading: full(t, look).heading,
    link: { href: '#article' },
  })),
};

/** The lead article has no picture yet. */
export const WithoutPicture: Story = {
  name: 'Without picture',
  args: { layout: 'row' },
  parameters: words<ArticleCardProps>((t, look) => ({ ...full(t, look), media: undefined })),
};

/** The picture cannot be shown. */
export const BrokenPicture: Story = {
  ...IN_A_COLUMN,
  name: 'Broken picture',
  parameters: words<ArticleCardProps>((t, look) => ({
    ...full(t, look),
    media: { src: BROKEN_PICTURE_SRC, alt: '', width: 600, height: 400 },
  })),
};

/** Under the pointer the card lifts. */
export const Hovered: Story = { ...IN_A_COLUMN, parameters: { pointer: { over: 'a' } } };

/** The ring goes around the whole card. */
export const Focused: Story = {
  ...IN_A_COLUMN,
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('link')).toHaveFocus();
  },
};

/** Nothing to read yet: it does not answer to the pointer. */
export const WithoutLink: Story = {
  ...IN_A_COLUMN,
  name: 'Without a link',
  parameters: words<ArticleCardProps>((t, look) => ({ ...full(t, look), link: undefined })),
};

/** On a phone the lead article looks like the others. */
export const Phone: Story = { ...ON_A_PHONE, args: { layout: 'row' } };
