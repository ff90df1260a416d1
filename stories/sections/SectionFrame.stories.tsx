import {
  HEADING_SIZES,
  Picture,
  SectionFrame,
  type SectionFrameProps,
  Skeleton,
  Stack,
  TeamMemberCard,
} from '@plinth/ui';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { type Look, words } from '../../.storybook/words.ts';
import { plain } from '../support/plain.ts';
import { HEAD } from '../support/contentRules.ts';
import {
  NAMED_BY_HEADING,
  NAMED_REGION,
  ON_A_PHONE,
  SECTION_CONTROLS,
  sectionStates,
} from '../support/section.ts';
import type { StoryText } from '../text/index.ts';

const full = (t: StoryText, look: Look) =>
  ({
    heading: t.section.heading,
    children: (
      <TeamMemberCard
        heading={t.person.name}
        subheading={t.person.role}
        paragraphs={t.person.bio}
        media={look.picture('portrait', t.person.alt)}
      />
    ),
  }) satisfies SectionFrameProps;

const meta = {
  title: 'Sections/SectionFrame',
  component: SectionFrame,
  argTypes: { ...SECTION_CONTROLS, headingSize: { control: 'select', options: HEADING_SIZES } },
  parameters: {
    ...words<SectionFrameProps>(full),
    guide: {
      use: [
        'For a section that the library does not have: it gets the band, the head and the entrance of all others.',
      ],
      avoid: ['For what a section of the library shows already.'],
      accessibility: [NAMED_BY_HEADING],
      content: [
        ...HEAD,
        {
          text: '`aside`, `children`: see the rules of the part in them',
          chinese: '10 to 60',
          english: '24 to 180',
        },
      ],
      example: `<SectionFrame heading={t('ABOUT.TEAM_TITLE')}>
  <TeamMemberCard heading={name} subheading={role} paragraphs={[text]} />
</SectionFrame>`,
    },
  },
} satisfies Meta<typeof SectionFrame>;
export default meta;
type Story = StoryObj<typeof SectionFrame>;
const states = sectionStates(full);

/** As a page shows it: a region named by its heading. */
export const Default: Story = NAMED_REGION;

/** On a phone. */
export const Phone: Story = ON_A_PHONE;

/** A head as long as it may get. */
export const Long: Story = states.long;

/** Two people, one below the other. */
export const TwoPeople: Story = {
  name: 'Two people',
  parameters: words<SectionFrameProps>((t, look) => ({
    ...full(t, look),
    children: (
      <Stack gap={10}>
        {full(t, look).children}
        <TeamMemberCard
          heading={t.person.name}
          subheading={t.person.role}
          paragraphs={t.person.bio.slice(0, 1)}
        />
      </Stack>
    ),
  })),
};

/** Head and words at the left, what they speak of at the right. */
export const Split: Story = {
  parameters: words<SectionFrameProps>((t, look) => ({
    ...full(t, look),
    split: 'center',
    aside: <p>{t.paragraph}</p>,
    children: <Picture media={look.picture('about', t.picture.alt)} />,
  })),
};

/** Plain words in `aside`: they stand in the head, apart from what follows. */
export const MoreWords: Story = {
  name: 'More words',
  parameters: words<SectionFrameProps>((t, look) => ({
    ...full(t, look),
    aside: t.paragraph,
    children: <Picture media={look.picture('about', t.picture.alt)} />,
  })),
  play: async ({ canvas, args }) => {
    const said = document.createRange();
    said.selectNodeContents(canvas.getByText(plain(args.aside)));
    const content = canvas.getByRole('img').getBoundingClientRect();
    await expect(content.top - said.getBoundingClientRect().bottom).toBeGreaterThan(24);
  },
};

/** A head of level 5 looks like one of level 2: the description stands beside the heading. */
export const DeepInTheOutline: Story = {
  name: 'Deep in the outline',
  args: { headingLevel: 5 },
  parameters: words<SectionFrameProps>((t, look) => ({ ...full(t, look), ...t.section })),
  play: async ({ canvas, args }) => {
    const heading = canvas.getByRole('heading', { level: 5 }).getBoundingClientRect();
    const description = canvas.getByText(plain(args.description)).getBoundingClientRect();
    if (window.innerWidth >= 1024) await expect(description.left).toBeGreaterThan(heading.right - 1);
  },
};

/** Its content is on its way. */
export const Loading: Story = {
  parameters: words<SectionFrameProps>((t) => ({
    ...t.section,
    loading: { label: t.loading },
    children: <Skeleton shape="block" ratio="3 / 1" />,
  })),
};
