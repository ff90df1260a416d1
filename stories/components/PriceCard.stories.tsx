import { PriceCard, type PriceCardProps, Stack } from '@plinth/ui';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { type Look, words } from '../../.storybook/words.ts';
import { plain } from '../support/plain.ts';
import { ACTION, entries, ruleFor } from '../support/contentRules.ts';
import { rightToLeft } from '../support/parts.tsx';
import { first, planCards, priceCards } from '../support/fromContent.ts';
import { many } from '../support/items.ts';
import type { StoryText } from '../text/index.ts';

/** Two packages, of which some are popular. */
const packages = (isPopular: (index: number) => boolean) => (t: StoryText, look: Look) => (
  <Stack>
    {priceCards(t, look)
      .slice(0, 2)
      .map((card, index) => (
        <PriceCard
          key={index}
          {...card}
          features={card.features?.slice(0, 2)}
          preferred={isPopular(index) ? { label: t.badge.popular } : undefined}
        />
      ))}
  </Stack>
);

const meta = {
  title: 'Components/PriceCard',
  component: PriceCard,
  argTypes: {
    price: { control: { type: 'number', min: 0 } },
    former: { control: 'object' },
    currency: { control: 'object' },
    features: { control: 'object' },
    preferred: { control: 'object' },
  },
  decorators: [
    (Story) => (
      <div style={{ inlineSize: 'min(23rem, 100%)', paddingBlockStart: '1.5rem' }}>
        <Story />
      </div>
    ),
  ],
  parameters: {
    layout: 'padded',
    ...words<PriceCardProps>((t, look) => first(priceCards(t, look))),
    guide: {
      use: ['For each package of a service or of the plan, two to four side by side in a `PriceSection`.'],
      avoid: [
        '`preferred` on more than one card of a row.',
        'For prices on request: say so in words, a price is a number.',
      ],
      looks: {
        do: { words: 'One package of a row is `preferred`.', draw: packages((index) => index === 1) },
        dont: { words: 'All are: then none is.', draw: packages(() => true) },
      },
      accessibility: [
        'The contents are a list; that a package is popular is said in words, not by colour alone.',
        'A former price is struck and said in words (`former.label`), because a line through a number is silent.',
        '`action.accessibleLabel` names the package, so that the buttons of a row differ.',
      ],
      content: [
        ruleFor('PriceSection', 'items.heading', '`heading`'),
        ruleFor('PriceSection', 'items.subheading', '`subheading`: for whom'),
        ruleFor('PriceSection', 'items.former.label', '`former.label`: says that this was the price before'),
        ruleFor('PriceSection', 'items.unit', '`unit`'),
        entries('features', '3 to 7'),
        ruleFor('PriceSection', 'items.features', 'one of `features`'),
        ACTION,
        ruleFor('PriceSection', 'items.note', '`note`: about tax'),
        ruleFor('PriceSection', 'items.preferred.label', '`preferred`, each word'),
      ],
      example:
        "<PriceCard\n  heading={item.title}\n  price={item.price}\n  unit={item.unit}\n  features={item.descItems.map(({ item }) => item)}\n  action={{ label: t('SERVICE.CONTACT'), href: paths.contact(langCode) }}\n  note={t('SERVICE.TAX')}\n/>",
    },
  },
} satisfies Meta<typeof PriceCard>;
export default meta;
type Story = StoryObj<typeof PriceCard>;

/** A package. Its price has a `$` and thousand separators. */
export const Default: Story = {
  play: async ({ canvas, args }) => {
    await expect(canvas.getByText(`$${args.price.toLocaleString('en-US')}`)).toBeVisible();
    await expect(canvas.getAllByRole('listitem')).toHaveLength(args.features?.length ?? 0);
  },
};

const preferred = (badge: boolean) =>
  words<PriceCardProps>((t, look) => ({
    ...first(priceCards(t, look)),
    preferred: { label: t.badge.popular, ...(badge ? { badge: t.badge.best } : {}) },
  }));

/** The popular package. */
export const Preferred: Story = {
  parameters: preferred(false),
  play: async ({ canvas }) => {
    // Only in a section does it stand out over its neighbours: apart from them its box is its own.
    await expect(getComputedStyle(canvas.getByRole('article')).marginBlock).toBe('0px');
  },
};

/** The popular package in English has a second, louder word. */
export const PreferredWithBadge: Story = {
  name: 'Preferred, with a badge',
  globals: { locale: 'en' },
  parameters: preferred(true),
  play: async ({ canvas, args }) => {
    // Screen readers with Firefox read neighbours of another display as one word.
    for (const said of [args.preferred?.badge, args.preferred?.label])
      await expect(canvas.getByText(plain(said))).toHaveStyle({ display: 'block' });
  },
};

/** Badges that need more than one line, as two words do at twice the font size: the head makes room. */
export const LongBadges: Story = {
  name: 'Long badges',
  parameters: words<PriceCardProps>((t, look) => ({
    ...first(priceCards(t, look)),
    preferred: { label: t.long.eyebrow, badge: t.action.long },
  })),
  play: async ({ canvas, args }) => {
    const [badge, label] = [args.preferred?.badge, args.preferred?.label].map((said) =>
      canvas.getByText(plain(said)).getBoundingClientRect(),
    );
    const { top } = canvas.getByRole('article').getBoundingClientRect();
    const heading = canvas.getByRole('heading').getBoundingClientRect();
    await expect(label?.bottom).toBeLessThanOrEqual(heading.top);
    // The first line stands on the edge, and no further above it than one line does.
    await expect(badge?.bottom).toBeGreaterThan(top);
    await expect(badge?.top).toBeGreaterThan(top - 16);
  },
};

/** A package of the favourable plan: it says for whom it is. */
export const WithSubheading: Story = {
  name: 'With a subheading',
  parameters: words<PriceCardProps>((t, look) => first(planCards(t, look))),
};

/** A price of nine figures in a narrow card. */
export const HugePrice: Story = {
  name: 'Huge price',
  args: { price: 128_000_000 },
  parameters: words<PriceCardProps>((t, look) => ({
    ...first(priceCards(t, look)),
    heading: t.price.hugeHeading,
  })),
};

/** Nothing to pay. */
export const Free: Story = { args: { price: 0 } };

/** It cost more before: that price is struck, and said in words. */
export const Reduced: Story = {
  parameters: words<PriceCardProps>((t, look) => {
    const card = first(priceCards(t, look));
    return { ...card, former: { label: t.marketing.plans.was, price: card.price * 1.25 } };
  }),
};

/** In a currency, as the page's language writes it. */
export const Currency: Story = {
  parameters: words<PriceCardProps>((t, look) => ({
    ...first(priceCards(t, look)),
    currency: { code: 'TWD', locale: t.marketing.plans.locale },
  })),
};

/** Contents in groups, each under its words. */
export const GroupedFeatures: Story = {
  name: 'Grouped features',
  parameters: words<PriceCardProps>((t, look) => ({
    ...first(priceCards(t, look)),
    features: t.marketing.plans.items[1]?.groups ?? [],
  })),
};

/** One line of contents. */
export const OneFeature: Story = {
  name: 'One feature',
  parameters: words<PriceCardProps>((t, look) => {
    const card = first(priceCards(t, look));
    return { ...card, features: card.features?.slice(0, 1) };
  }),
};

/** Without unit, note and contents. */
export const Minimal: Story = {
  parameters: words<PriceCardProps>((t, look) => {
    const { heading, price, action } = first(priceCards(t, look));
    return { heading, price, action, features: [] };
  }),
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('list')).toBeNull();
  },
};

/** Text of more than the usual length everywhere. */
export const Long: Story = {
  parameters: words<PriceCardProps>((t, look) => ({
    ...first(priceCards(t, look)),
    heading: t.price.hugeHeading,
    subheading: t.section.description,
    features: [t.long.heading, t.long.description, t.section.heading],
    action: { label: t.action.long, href: '#contact' },
  })),
};

/** The popular package in Chinese has one word: the badge is for English (specification, section 2). */
export const PreferredInChinese: Story = {
  name: 'Preferred, in Chinese',
  globals: { locale: 'zh-tw' },
  parameters: preferred(false),
  play: async ({ canvas, args }) => {
    await expect(canvas.getByText(plain(args.preferred?.label))).toBeVisible();
  },
};

/** More lines of contents than anyone reads. */
export const ManyFeatures: Story = {
  name: 'Many features',
  parameters: words<PriceCardProps>((t, look) => {
    const card = first(priceCards(t, look));
    return { ...card, features: many(card.features ?? [], 14) };
  }),
};

/** In a right-to-left script its ticks stand where its words begin. */
export const RightToLeft: Story = {
  name: 'Right to left',
  decorators: [rightToLeft],
  play: async ({ canvas }) => {
    for (const feature of canvas.getAllByRole('listitem'))
      await expect(getComputedStyle(feature, '::before').right).toBe('0px');
  },
};

/** Its button under the pointer. */
export const Hovered: Story = { parameters: { pointer: { over: 'a' } } };

/** Its button with the keyboard's focus. */
export const Focused: Story = {
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('link', { name: args.action?.accessibleLabel })).toHaveFocus();
  },
};
