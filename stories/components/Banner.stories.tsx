import { Banner, type BannerProps } from '@plinth/ui';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { words } from '../../.storybook/words.ts';
import { ALT, ruleFor } from '../support/contentRules.ts';
import { broken } from '../support/items.ts';

const meta = {
  title: 'Components/Banner',
  component: Banner,
  parameters: {
    ...words<BannerProps>((t, { content }) => ({
      eyebrow: t.section.eyebrow,
      heading: content.productPage.pageTitle,
      description: content.productPage.pageSubTitle,
    })),
    guide: {
      use: ['At the top of a page other than the home page: it holds the page’s heading.'],
      avoid: ['On the home page: use `Hero`.', 'Twice on a page.'],
      accessibility: [
        'Its heading is the page’s, of level 1.',
        'The pattern behind it is decoration and faint enough for its words.',
      ],
      content: [
        ruleFor('Banner', 'eyebrow', '`eyebrow`'),
        ruleFor('Banner', 'heading', '`heading`: what the page is about'),
        ruleFor('Banner', 'description', '`description`'),
        ALT,
      ],
      example: '<Banner heading={data.pageTitle} description={data.pageSubTitle} />',
    },
  },
} satisfies Meta<typeof Banner>;
export default meta;
type Story = StoryObj<typeof Banner>;

/** The head of a service page. */
export const Default: Story = {
  play: async ({ canvas, args }) => {
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent(String(args.heading));
  },
};

/** With a picture beside the words, where there is room for both. */
export const WithPicture: Story = {
  name: 'With a picture',
  parameters: words<BannerProps>((t, { content, picture }) => ({
    heading: content.productPage.pageTitle,
    description: content.productPage.pageSubTitle,
    media: picture('about', t.picture.alt),
  })),
};

/** The backend sent a title only. */
export const HeadingOnly: Story = {
  name: 'Heading only',
  parameters: words<BannerProps>((_, { content }) => ({ heading: content.productPage.pageTitle })),
};

/** As long as it may get. */
export const Long: Story = { parameters: words<BannerProps>((t) => t.long) };

/** The picture cannot be shown: the words stand as they stood. */
export const BrokenPicture: Story = {
  name: 'Broken picture',
  parameters: words<BannerProps>((t, { content, picture }) => ({
    heading: content.productPage.pageTitle,
    description: content.productPage.pageSubTitle,
    media: broken(picture('about', t.picture.alt)),
  })),
};

/** Nothing is known yet except that there will be a picture. */
export const Loading: Story = {
  parameters: words<BannerProps>((t) => ({ heading: undefined, loading: { label: t.loading, media: true } })),
  play: async ({ canvas, args }) => {
    await expect(canvas.getByText(args.loading?.label ?? '')).toBeInTheDocument();
    await expect(canvas.queryByRole('heading')).toBeNull();
  },
};
