import { Stack, TeamMemberCard, TeamSection, type TeamSectionProps } from '@plinth/ui';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { type Look, words } from '../../.storybook/words.ts';
import { HEAD } from '../support/contentRules.ts';
import type { StoryText } from '../text/index.ts';

const full = (t: StoryText, look: Look) =>
  ({
    heading: t.section.heading,
    children: (
      <TeamMemberCard
        name={t.person.name}
        role={t.person.role}
        bio={t.person.bio}
        media={look.picture('portrait', t.person.alt)}
      />
    ),
  }) satisfies TeamSectionProps;

const meta = {
  title: 'Sections/TeamSection',
  component: TeamSection,
  argTypes: {
    eyebrow: { control: 'text' },
    heading: { control: 'text' },
    description: { control: 'text' },
    tone: { control: 'inline-radio', options: ['surface', 'sunken', 'inverse', 'accent'] },
    headingLevel: { control: { type: 'number', min: 1, max: 5 } },
  },
  parameters: {
    ...words<TeamSectionProps>(full),
    guide: {
      use: ['For the people who answer for the work.'],
      avoid: ['For everybody who works there.'],
      accessibility: [
        'A region named by its heading; `headingLevel` sets its rank, its items are one lower.',
      ],
      content: [...HEAD],
      example: `<TeamSection heading={t('ABOUT.TEAM_TITLE')}>
  <TeamMemberCard name={name} role={role} bio={bio} />
</TeamSection>`,
    },
  },
} satisfies Meta<typeof TeamSection>;
export default meta;
type Story = StoryObj<typeof TeamSection>;

/** As a page shows it: a region named by its heading. */
export const Default: Story = {
  play: async ({ canvas, args }) => {
    await expect(canvas.getByRole('region', { name: args.heading })).toBeVisible();
  },
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

/** A head as long as it may get. */
export const Long: Story = {
  parameters: words<TeamSectionProps>((t, look) => ({ ...full(t, look), ...t.long })),
};

/** Two people, one below the other. */
export const TwoPeople: Story = {
  name: 'Two people',
  parameters: words<TeamSectionProps>((t, look) => ({
    ...full(t, look),
    children: (
      <Stack gap={10}>
        {full(t, look).children}
        <TeamMemberCard name={t.person.name} role={t.person.role} bio={t.person.bio.slice(0, 1)} />
      </Stack>
    ),
  })),
};
