import { AboutSection, type AboutSectionProps } from '@plinth/ui';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { type Look, words } from '../../.storybook/words.ts';
import { ALT, HEAD, entries } from '../support/contentRules.ts';
import type { StoryText } from '../text/index.ts';
import { broken } from '../support/items.ts';

const full = (t: StoryText, look: Look) =>
  ({
    ...t.section,
    description: undefined,
    paragraphs: [t.paragraph, t.section.description],
    media: look.picture('about', t.picture.alt),
  }) satisfies AboutSectionProps;

const meta = {
  title: 'Sections/AboutSection',
  component: AboutSection,
  argTypes: {
    eyebrow: { control: 'text' },
    heading: { control: 'text' },
    description: { control: 'text' },
    tone: { control: 'inline-radio', options: ['surface', 'sunken', 'inverse', 'accent'] },
    headingLevel: { control: { type: 'number', min: 1, max: 5 } },
  },
  parameters: {
    ...words<AboutSectionProps>(full),
    guide: {
      use: ['At the top of the about page.'],
      avoid: ['For a person: use `TeamSection`.'],
      accessibility: ['It holds the page’s heading of level 1.'],
      content: [
        ...HEAD.slice(0, 2),
        { text: 'one of `paragraphs`', chinese: '60 to 120', english: '180 to 320' },
        entries('paragraphs', '1 to 3'),
        ALT,
      ],
      example: `<AboutSection heading={t('ABOUT.TITLE')} paragraphs={[t('ABOUT.INFO')]} media={picture('about')} />`,
    },
  },
} satisfies Meta<typeof AboutSection>;
export default meta;
type Story = StoryObj<typeof AboutSection>;

/** As a page shows it: a region named by its heading. */
export const Default: Story = {
  play: async ({ canvas, args }) => {
    await expect(canvas.getByRole('region', { name: args.heading })).toBeVisible();
  },
};

/** Nobody has drawn the picture yet. */
export const WithoutPicture: Story = {
  name: 'Without picture',
  parameters: words<AboutSectionProps>((t, look) => ({ ...full(t, look), media: undefined })),
};

/** On a phone. */
export const Phone: Story = {
  globals: { viewport: { value: 'phone' } },
  parameters: {
    pictures: {
      only: ['zh-tw-cloud-light-phone', 'en-agency-light-phone'],
      reason: 'It exists to show the phone.',
    },
  },
};

/** More to say than there should be. */
export const Long: Story = {
  parameters: words<AboutSectionProps>((t, look) => ({
    ...full(t, look),
    ...t.long,
    paragraphs: [t.long.description, t.paragraph, t.section.description],
  })),
};

/** One paragraph. */
export const OneParagraph: Story = {
  name: 'One paragraph',
  parameters: words<AboutSectionProps>((t, look) => ({
    ...full(t, look),
    eyebrow: undefined,
    paragraphs: [t.paragraph],
  })),
};

/** The picture cannot be shown. */
export const BrokenPicture: Story = {
  name: 'Broken picture',
  parameters: words<AboutSectionProps>((t, look) => ({
    ...full(t, look),
    media: broken(look.picture('about', t.picture.alt)),
  })),
};
