import { ProductCard, type ProductCardProps, Grid } from '@plinth/ui';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { BROKEN_PICTURE_SRC } from '../../.storybook/pictures.ts';
import { words, type Look } from '../../.storybook/words.ts';
import { inColumn, rightToLeft } from '../support/parts.tsx';
import { plain } from '../support/plain.ts';
import { first, productCards } from '../support/fromContent.ts';
import { ruleFor } from '../support/contentRules.ts';
import type { StoryText } from '../text/index.ts';

const pressed = fn();

const cards = (t: StoryText, look: Look) => productCards(t, look).slice(0, 3);

const meta = {
  title: 'Components/ProductCard',
  component: ProductCard,
  decorators: [inColumn('24rem')],
  parameters: {
    layout: 'padded',
    ...words<ProductCardProps>((t, look) => first(productCards(t, look))),
    guide: {
      use: ['For each service on the home page, several side by side in a `ProductSection`.'],
      avoid: [
        'For reports about the company: use `MediaItem`.',
        'For packages with a price: use `PriceCard`.',
      ],
      looks: {
        isPage: true,
        do: {
          words: 'A row of equals: pictures from one hand, words of about the same length.',
          draw: (t, look) => (
            <Grid columns={3}>
              {cards(t, look).map((card, index) => (
                <ProductCard key={index} {...card} />
              ))}
            </Grid>
          ),
        },
        dont: {
          words: 'One without a picture and one that says everything: the row falls apart.',
          draw: (t, look) => (
            <Grid columns={3}>
              {cards(t, look).map((card, index) => (
                <ProductCard
                  key={index}
                  {...card}
                  media={index === 1 ? undefined : card.media}
                  description={index === 2 ? t.long.description : card.description}
                />
              ))}
            </Grid>
          ),
        },
      },
      accessibility: [
        'One tab stop: the More link covers the card, and the focus ring goes around it.',
        '`action.accessibleLabel` names the service, so that a list of links makes sense.',
        'Its picture repeats the words and is decoration.',
      ],
      content: [
        ruleFor('ProductSection', 'items.heading', '`heading`: the service’s name'),
        ruleFor('ProductSection', 'items.description', '`description`: what it does'),
        ruleFor('ProductSection', 'items.action', '`action.label`'),
        { text: '`action.accessibleLabel`: the label and the name', chinese: '4 to 16', english: '8 to 48' },
      ],
      example:
        "<ProductCard\n  heading={item.title}\n  description={item.description}\n  media={picture(item.imageUrl)}\n  action={{ label: t('HOME.MORE'), href, accessibleLabel: t('HOME.MORE_ABOUT', { title: item.title }) }}\n/>",
    },
  },
} satisfies Meta<typeof ProductCard>;
export default meta;
type Story = StoryObj<typeof ProductCard>;

/** A service. One link leads to its page. */
export const Default: Story = {
  play: async ({ canvas, args }) => {
    const link = canvas.getByRole('link');
    await expect(link).toHaveAttribute('href', args.action?.href);
    await expect(link).toHaveAccessibleName(expect.stringContaining(plain(args.heading)));
  },
};

/** More text than there should be. */
export const Long: Story = {
  parameters: words<ProductCardProps>((t, look) => ({
    ...first(productCards(t, look)),
    heading: t.long.heading,
    description: t.long.description,
    action: {
      label: t.action.more,
      href: '#service',
      accessibleLabel: t.action.of(t.action.more, t.long.heading),
    },
  })),
};

/** A link in its words leads where it says, and the rest of the card where its heading does. */
export const LinkInWords: Story = {
  name: 'Link in its words',
  parameters: words<ProductCardProps>((t, look) => ({
    ...first(productCards(t, look)),
    description: <a href="#words">{t.action.more}</a>,
  })),
  play: async ({ canvas }) => {
    const under = (element: Element) => {
      const { x, y, width, height } = element.getBoundingClientRect();
      return document.elementFromPoint(x + width / 2, y + height / 2)?.closest('a');
    };
    const [own, link] = canvas.getAllByRole('link');
    await expect(under(canvas.getByRole('article'))).toBe(own);
    await expect(link && under(link)).toBe(link);
  },
};

/** The backend sent a name only. */
export const Minimal: Story = {
  parameters: words<ProductCardProps>((t, look) => {
    const { heading, action } = first(productCards(t, look));
    return { heading, action };
  }),
};

/** The picture cannot be shown. */
export const BrokenPicture: Story = {
  name: 'Broken picture',
  parameters: words<ProductCardProps>((t, look) => ({
    ...first(productCards(t, look)),
    media: { src: BROKEN_PICTURE_SRC, alt: '', width: 600, height: 400 },
  })),
};

/** Under the pointer the card lifts, and its arrow points on. */
export const Hovered: Story = { parameters: { pointer: { over: 'a' } } };

/** In a right-to-left script its arrow points on, too. */
export const RightToLeft: Story = {
  name: 'Right to left',
  decorators: [rightToLeft],
  play: async ({ canvas, args }) => {
    const arrow = canvas.getByText(plain(args.action?.label)).querySelector('[data-part="arrow"]');
    await expect(arrow).toHaveStyle({ scale: '-1 1' });
  },
};

/** The ring goes around the whole card. */
export const Focused: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('link')).toHaveFocus();
  },
};

/** Its page is not known: the name is announced as unavailable, takes no focus, and the card stays where it is. */
export const Unavailable: Story = {
  parameters: words<ProductCardProps>((t, look) => ({
    ...first(productCards(t, look)),
    action: { label: t.action.more },
  })),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link')).toHaveAttribute('aria-disabled', 'true');
    await expect(canvas.getByRole('article')).not.toHaveAttribute('data-interactive');
  },
};

/** It does something in the page: a button covers the card. */
export const Pressed: Story = {
  parameters: words<ProductCardProps>((t, look) => ({
    ...first(productCards(t, look)),
    action: { label: t.action.more, onClick: pressed },
  })),
  play: async ({ canvas, userEvent, args }) => {
    pressed.mockClear();
    await userEvent.click(canvas.getByRole('button', { name: plain(args.heading) }));
    await expect(pressed).toHaveBeenCalledTimes(1);
  },
};

/** It leads nowhere, and so does not answer to the pointer. */
export const WithoutAction: Story = {
  name: 'Without an action',
  parameters: words<ProductCardProps>((t, look) => {
    const { heading, description, media } = first(productCards(t, look));
    return { heading, description, media };
  }),
};
