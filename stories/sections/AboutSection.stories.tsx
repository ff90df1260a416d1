import { AboutSection, type AboutSectionProps } from '@plinth/ui';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { type Look, words } from '../../.storybook/words.ts';
import { ALT, HEAD, entries } from '../support/contentRules.ts';
import { NAMED_REGION, ON_A_PHONE, SECTION_CONTROLS } from '../support/section.ts';
import type { StoryText } from '../text/index.ts';
import { broken, many } from '../support/items.ts';

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
  argTypes: SECTION_CONTROLS,
  parameters: {
    ...words<AboutSectionProps>(full),
    guide: {
      use: ['At the top of the about page.'],
      avoid: ['For a person: use `TeamMemberCard` in a `SectionFrame`.'],
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
export const Default: Story = NAMED_REGION;

/** Nobody has drawn the picture yet. */
export const WithoutPicture: Story = {
  name: 'Without picture',
  parameters: words<AboutSectionProps>((t, look) => ({ ...full(t, look), media: undefined })),
};

/** On a phone. */
export const Phone: Story = ON_A_PHONE;

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

/** More paragraphs than anyone reads. */
export const ManyParagraphs: Story = {
  name: 'Many paragraphs',
  parameters: words<AboutSectionProps>((t, look) => ({
    ...full(t, look),
    paragraphs: many(full(t, look).paragraphs, 7),
  })),
};
