import { Button, Card, HERO_LAYOUTS, Hero, type HeroProps, Stack, TextField } from '@plinth/ui';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { type Look, words } from '../../.storybook/words.ts';
import { ACTION, ALT, entries, ruleFor } from '../support/contentRules.ts';
import { NAMED_REGION, ON_A_PHONE, SECTION_CONTROLS, sectionStates } from '../support/section.ts';
import type { StoryText } from '../text/index.ts';
import { broken } from '../support/items.ts';

const full = (t: StoryText, look: Look) =>
  ({
    ...t.section,
    action: { label: t.action.consult, href: '#contact' },
    secondaryAction: { label: t.action.prices, href: '#plan' },
    media: look.picture('hero', t.picture.alt),
    facts: t.parts.stats.slice(0, 3).map(({ value, label }) => ({ value, label })),
  }) satisfies HeroProps;

/** The same with a short form in the place of the picture. */
const withForm = (t: StoryText, look: Look) =>
  ({
    ...full(t, look),
    action: undefined,
    secondaryAction: undefined,
    media: undefined,
    children: (
      <Card padding="lg">
        <form action="#sent">
          <Stack gap={5}>
            <TextField name="companyName" label={t.form.companyName} />
            <TextField name="email" type="email" label={t.kit.email} hint={t.kit.emailHint} />
            <Button type="submit">{t.action.consult}</Button>
          </Stack>
        </form>
      </Card>
    ),
  }) satisfies HeroProps;

const heroOf = (t: StoryText, look: Look) => ({
  ...t.section,
  media: look.picture('hero', ''),
  action: { label: t.action.consult, href: '#contact' },
});

const meta = {
  title: 'Sections/Hero',
  component: Hero,
  argTypes: {
    ...SECTION_CONTROLS,
    layout: { control: 'inline-radio', options: HERO_LAYOUTS },
    children: { control: false },
  },
  parameters: {
    ...words<HeroProps>(full),
    guide: {
      use: [
        'As the first screen of the home page; on a campaign’s page with a form in the place of the picture.',
        'Centred where the picture is wide, such as a product’s screen, or where there is none.',
      ],
      avoid: ['On other pages: use `Banner`.', 'With two actions of equal weight.'],
      looks: {
        isPage: true,
        do: {
          words: 'One sentence that is read at a glance, and one thing to do.',
          draw: (t, look) => <Hero {...heroOf(t, look)} headingLevel={3} />,
        },
        dont: {
          words: 'Everything at once: nobody reads four lines of large type.',
          draw: (t, look) => (
            <Hero
              {...heroOf(t, look)}
              {...t.long}
              headingLevel={3}
              secondaryAction={{ label: t.action.long, href: '#prices' }}
            />
          ),
        },
      },
      accessibility: [
        'It holds the page’s heading of level 1.',
        'Its picture is fetched before others; its movement never hides a word.',
        'With a form or a video it keeps still: nothing moves under a finger.',
      ],
      content: [
        ruleFor('Hero', 'eyebrow', '`eyebrow`'),
        ruleFor('Hero', 'heading', '`heading`: what the company does'),
        ruleFor('Hero', 'description', '`description`: for whom, and how'),
        ACTION,
        { ...ACTION, text: '`secondaryAction.label`: the alternative' },
        entries('facts', '2 or 3'),
        ruleFor('Hero', 'facts.value', '`facts`, a value'),
        ruleFor('Hero', 'facts.label', '`facts`, a label'),
        ALT,
      ],
      example: `<Hero heading={heading} action={{ label: t('SERVICE.CONSULT'), href: paths.contact(langCode) }} media={picture('hero')} facts={[{ value, label }]} />`,
    },
  },
} satisfies Meta<typeof Hero>;
export default meta;
type Story = StoryObj<typeof Hero>;
const states = sectionStates(full);

/** As a page shows it: a region named by its heading. */
export const Default: Story = NAMED_REGION;

/** A head as long as it may get. */
export const Long: Story = states.long;

/** Words and one action are enough. */
export const Minimal: Story = {
  parameters: words<HeroProps>((t) => ({
    heading: t.section.heading,
    action: { label: t.action.consult, href: '#contact' },
  })),
};

/** On a phone. */
export const Phone: Story = ON_A_PHONE;

/** The picture cannot be shown: the words and the actions stand as they stood. */
export const BrokenPicture: Story = {
  name: 'Broken picture',
  parameters: words<HeroProps>((t, look) => ({
    ...full(t, look),
    media: broken(look.picture('hero', t.picture.alt)),
  })),
};

/** One number only. */
export const OneFact: Story = {
  name: 'One fact',
  parameters: words<HeroProps>((t, look) => ({ ...full(t, look), facts: full(t, look).facts.slice(0, 1) })),
};

/** What the numbers say has long words and little room: each word stays whole. */
export const FactsOfLongWords: Story = {
  name: 'Facts of long words',
  decorators: [
    (Story) => (
      <div style={{ inlineSize: '20rem' }}>
        <Story />
      </div>
    ),
  ],
  parameters: words<HeroProps>((t, look) => {
    const clauses = t.section.description.split(/[,.，。]\s*/);
    return {
      ...full(t, look),
      facts: full(t, look).facts.map(({ value }, index) => ({ value, label: clauses[index] })),
    };
  }),
  play: async ({ canvas }) => {
    const linesOf = (text: Node | null, word: RegExpExecArray) => {
      if (text === null) return 0;
      const range = document.createRange();
      range.setStart(text, word.index);
      range.setEnd(text, word.index + word[0].length);
      return range.getClientRects().length;
    };
    const torn = canvas
      .getAllByRole('term')
      .flatMap(({ firstChild }) =>
        [...(firstChild?.textContent ?? '').matchAll(/[a-z]+/gi)]
          .filter((word) => linesOf(firstChild, word) !== 1)
          .map(String),
      );
    await expect(torn).toEqual([]);
  },
};

/** All in the middle, the picture under the words. */
export const Centered: Story = { args: { layout: 'centered' } };

/** In the middle without a picture: the pattern frames the words. */
export const CenteredWords: Story = {
  name: 'Centered words',
  args: { layout: 'centered' },
  parameters: words<HeroProps>((t, look) => ({ ...full(t, look), media: undefined })),
};

/** A head as long as it may get, in the middle. */
export const LongCentered: Story = {
  ...states.long,
  name: 'Long, centered',
  args: { layout: 'centered' },
};

/** In the middle on a phone. */
export const CenteredOnAPhone: Story = {
  ...ON_A_PHONE,
  name: 'Centered on a phone',
  args: { layout: 'centered' },
};

/** A form in the place of the picture. */
export const WithForm: Story = {
  name: 'With a form',
  parameters: words<HeroProps>(withForm),
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('textbox')).toHaveLength(2);
    await expect(canvas.queryByRole('img')).toBeNull();
  },
};

/** The form under the words, in the middle, on a phone. */
export const CenteredForm: Story = {
  ...ON_A_PHONE,
  name: 'Centered with a form',
  args: { layout: 'centered' },
  parameters: {
    ...ON_A_PHONE.parameters,
    ...words<HeroProps>((t, look) => ({ ...withForm(t, look), facts: [] })),
  },
};
