import { TeamMemberCard, type TeamMemberCardProps } from '@plinth/ui';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { words } from '../../.storybook/words.ts';
import { isThumbSized } from '../support/layout.ts';
import { plain } from '../support/plain.ts';
import { ALT, entries } from '../support/contentRules.ts';
import { broken, many } from '../support/items.ts';

const meta = {
  title: 'Components/TeamMemberCard',
  component: TeamMemberCard,
  argTypes: {
    paragraphs: { control: 'object' },
  },
  parameters: {
    layout: 'padded',
    ...words<TeamMemberCardProps>((t, { picture }) => ({
      heading: t.person.name,
      subheading: t.person.role,
      paragraphs: t.person.bio,
      media: picture('portrait', t.person.alt),
    })),
    guide: {
      use: ['For a person who answers for the work, in a `SectionFrame`.'],
      avoid: ['For quotations from clients.', 'For more people than one would want to read about.'],
      accessibility: ['The portrait’s text alternative names the person.', 'The name is a heading.'],
      content: [
        { text: '`heading`: the name', chinese: '2 to 5', english: '6 to 28' },
        { text: '`subheading`: what the person does', chinese: '4 to 14', english: '8 to 44' },
        entries('paragraphs', '3'),
        { text: 'one of `paragraphs`', chinese: '25 to 50', english: '80 to 180' },
        ALT,
      ],
      example:
        "<TeamMemberCard heading={t('ABOUT.MEMBER.NAME')} subheading={t('ABOUT.MEMBER.ROLE')} paragraphs={[t('ABOUT.MEMBER.BIO1'), t('ABOUT.MEMBER.BIO2'), t('ABOUT.MEMBER.BIO3')]} media={picture('portrait')} />",
    },
  },
} satisfies Meta<typeof TeamMemberCard>;
export default meta;
type Story = StoryObj<typeof TeamMemberCard>;

/** Portrait, name, role and a biography of three parts. */
export const Default: Story = {
  play: async ({ canvas, args }) => {
    await expect(canvas.getByRole('heading', { name: plain(args.heading) })).toBeVisible();
    for (const part of args.paragraphs ?? []) await expect(canvas.getByText(plain(part))).toBeVisible();
  },
};

/** Nobody has drawn the portrait yet: the words have the whole width. */
export const WithoutPortrait: Story = {
  name: 'Without portrait',
  parameters: words<TeamMemberCardProps>((t) => ({
    heading: t.person.name,
    subheading: t.person.role,
    paragraphs: t.person.bio,
  })),
  play: async ({ canvas }) => {
    const said = canvas.getByRole('heading').parentElement?.parentElement;
    await expect(said?.clientWidth).toBe(said?.parentElement?.clientWidth);
  },
};

/** Much to tell. */
export const Long: Story = {
  parameters: words<TeamMemberCardProps>((t, { picture }) => ({
    heading: t.person.name,
    subheading: t.section.heading,
    paragraphs: [...t.person.bio, t.long.description],
    media: picture('portrait', t.person.alt),
  })),
};

/** One sentence is enough. */
export const OneSentence: Story = {
  name: 'One sentence',
  parameters: words<TeamMemberCardProps>((t, { picture }) => ({
    heading: t.person.name,
    subheading: t.person.role,
    paragraphs: t.person.bio.slice(0, 1),
    media: picture('portrait', t.person.alt),
  })),
};

/** A life in nine parts; the portrait stays beside the name. */
export const ManySentences: Story = {
  name: 'Many sentences',
  parameters: words<TeamMemberCardProps>((t, { picture }) => ({
    heading: t.person.name,
    subheading: t.person.role,
    paragraphs: many(t.person.bio, 9).map((part, index) => `${index + 1}. ${part}`),
    media: picture('portrait', t.person.alt),
  })),
  play: async ({ canvas }) => {
    const said = canvas.getByRole('heading').parentElement?.parentElement;
    const portrait = said?.previousElementSibling;
    await expect(portrait?.getBoundingClientRect().top).toBe(
      portrait?.parentElement?.getBoundingClientRect().top,
    );
  },
};

/** The portrait cannot be shown. */
export const BrokenPortrait: Story = {
  name: 'Broken portrait',
  parameters: words<TeamMemberCardProps>((t, { picture }) => ({
    heading: t.person.name,
    subheading: t.person.role,
    paragraphs: t.person.bio,
    media: broken(picture('portrait', t.person.alt)),
  })),
};

/** There is more about the person elsewhere: the name leads there. */
export const Linked: Story = {
  args: { link: { href: '#person' } },
  play: async ({ canvas, args }) => {
    const link = canvas.getByRole('link', { name: plain(args.heading) });
    await expect(link).toHaveAttribute('href', '#person');
    await expect(isThumbSized(link)).toBe(true);
  },
};
