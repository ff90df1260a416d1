import { TeamMemberCard, type TeamMemberCardProps } from '@plinth/ui';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { words } from '../../.storybook/words.ts';
import { ALT, entries } from '../support/contentRules.ts';
import { broken, many } from '../support/items.ts';

const meta = {
  title: 'Components/TeamMemberCard',
  component: TeamMemberCard,
  argTypes: { name: { control: 'text' }, role: { control: 'text' }, bio: { control: 'object' } },
  parameters: {
    layout: 'padded',
    ...words<TeamMemberCardProps>((t, { picture }) => ({
      name: t.person.name,
      role: t.person.role,
      bio: t.person.bio,
      media: picture('portrait', t.person.alt),
    })),
    guide: {
      use: ['For a person who answers for the work, in a `TeamSection`.'],
      avoid: ['For quotations of clients.', 'For more people than one would want to read about.'],
      accessibility: [
        'The portrait’s text alternative names the person.',
        'The name is a heading; `role` is what the person does.',
      ],
      content: [
        { text: '`name`', chinese: '2 to 5', english: '6 to 28' },
        { text: '`role`', chinese: '4 to 14', english: '8 to 44' },
        entries('bio', '3'),
        { text: 'one of `bio`', chinese: '25 to 50', english: '80 to 180' },
        ALT,
      ],
      example:
        "<TeamMemberCard name={t('ABOUT.MEMBER.NAME')} role={t('ABOUT.MEMBER.ROLE')} bio={[t('ABOUT.MEMBER.BIO1'), t('ABOUT.MEMBER.BIO2'), t('ABOUT.MEMBER.BIO3')]} media={picture('portrait')} />",
    },
  },
} satisfies Meta<typeof TeamMemberCard>;
export default meta;
type Story = StoryObj<typeof TeamMemberCard>;

/** Portrait, name, role and a biography of three parts. */
export const Default: Story = {
  play: async ({ canvas, args }) => {
    await expect(canvas.getByRole('heading', { name: args.name })).toBeVisible();
    for (const part of args.bio) await expect(canvas.getByText(part)).toBeVisible();
  },
};

/** Nobody has drawn the portrait yet. */
export const WithoutPortrait: Story = {
  name: 'Without portrait',
  parameters: words<TeamMemberCardProps>((t) => ({
    name: t.person.name,
    role: t.person.role,
    bio: t.person.bio,
  })),
};

/** Much to tell. */
export const Long: Story = {
  parameters: words<TeamMemberCardProps>((t, { picture }) => ({
    name: t.person.name,
    role: t.section.heading,
    bio: [...t.person.bio, t.long.description],
    media: picture('portrait', t.person.alt),
  })),
};

/** One sentence is enough. */
export const OneSentence: Story = {
  name: 'One sentence',
  parameters: words<TeamMemberCardProps>((t, { picture }) => ({
    name: t.person.name,
    role: t.person.role,
    bio: t.person.bio.slice(0, 1),
    media: picture('portrait', t.person.alt),
  })),
};

/** A life in nine parts. */
export const ManySentences: Story = {
  name: 'Many sentences',
  parameters: words<TeamMemberCardProps>((t, { picture }) => ({
    name: t.person.name,
    role: t.person.role,
    bio: many(t.person.bio, 9).map((part, index) => `${index + 1}. ${part}`),
    media: picture('portrait', t.person.alt),
  })),
};

/** The portrait cannot be shown. */
export const BrokenPortrait: Story = {
  name: 'Broken portrait',
  parameters: words<TeamMemberCardProps>((t, { picture }) => ({
    name: t.person.name,
    role: t.person.role,
    bio: t.person.bio,
    media: broken(picture('portrait', t.person.alt)),
  })),
};
