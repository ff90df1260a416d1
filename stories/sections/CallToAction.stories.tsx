import { CallToAction, type CallToActionProps } from '@plinth/ui';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { words } from '../../.storybook/words.ts';
import { plain } from '../support/plain.ts';
import { SECTION_CONTROLS } from '../support/section.ts';
import type { StoryText } from '../text/index.ts';
import { ruleFor } from '../support/contentRules.ts';

const full = (t: StoryText) =>
  ({
    ...t.section,
    action: { label: t.action.consult, href: '#contact' },
    secondaryAction: { label: t.action.prices, href: '#plans' },
  }) satisfies CallToActionProps;

const callOf = (t: StoryText) => ({
  ...t.section,
  headingLevel: 3 as const,
  action: { label: t.action.consult, href: '#contact' },
});

const meta = {
  title: 'Sections/CallToAction',
  component: CallToAction,
  argTypes: SECTION_CONTROLS,
  parameters: {
    ...words<CallToActionProps>(full),
    guide: {
      use: ['At the end of a page that has no form of its own: it says what to do next.'],
      avoid: ['Twice on a page.', 'Right after another action that leads to the same place.'],
      looks: {
        isPage: true,
        do: {
          words: 'Once, at the end of the page; the alternative is quieter.',
          draw: (t) => (
            <CallToAction {...callOf(t)} secondaryAction={{ label: t.action.prices, href: '#plans' }} />
          ),
        },
        dont: {
          words: 'One after the other: whoever passed the first passes the second.',
          draw: (t) => (
            <>
              <CallToAction {...callOf(t)} />
              <CallToAction {...callOf(t)} heading={t.action.long} />
            </>
          ),
        },
      },
      accessibility: [
        'A region named by its heading.',
        'Its pattern is decoration; words and buttons take their colours from the band.',
      ],
      content: [
        ruleFor('CallToAction', 'heading', '`heading`: a doubt or an offer'),
        ruleFor('CallToAction', 'description', '`description`: what visitors get'),
        ruleFor('CallToAction', 'eyebrow', '`eyebrow`: what kind of thing follows'),
        {
          text: '`action.label`, `secondaryAction.label`: a verb and its object',
          chinese: '2 to 8',
          english: '4 to 24',
        },
      ],
      example: `<CallToAction heading={t('SERVICE.CLOSING.TITLE')} action={{ label: t('SERVICE.CONSULT'), href: paths.contact(langCode) }} />`,
    },
  },
} satisfies Meta<typeof CallToAction>;
export default meta;
type Story = StoryObj<typeof CallToAction>;

/** As a page shows it: the next step first, an alternative beside it. */
export const Default: Story = {
  play: async ({ canvas, args }) => {
    await expect(canvas.getByRole('region', { name: plain(args.heading) })).toBeVisible();
    const [first, second] = canvas.getAllByRole('link');
    await expect(first).toHaveTextContent(plain(args.action.label));
    await expect(second).toHaveTextContent(plain(args.secondaryAction?.label));
    const eyebrow = canvas.getByText(plain(args.eyebrow));
    const mark = getComputedStyle(eyebrow, '::before');
    // Left in the band's own colour it would be a gap before the words.
    await expect([mark.backgroundImage, mark.backgroundColor]).toEqual([
      'none',
      getComputedStyle(eyebrow).color,
    ]);
  },
};

/** A heading and one action. */
export const Minimal: Story = {
  parameters: words<CallToActionProps>((t) => ({
    heading: t.section.heading,
    action: { label: t.action.consult, href: '#contact' },
  })),
};

/** On the page's own ground. */
export const Quiet: Story = {
  parameters: words<CallToActionProps>((t) => ({ ...full(t), tone: 'sunken' })),
};

/** Against the page. */
export const Inverse: Story = {
  parameters: words<CallToActionProps>((t) => ({ ...full(t), tone: 'inverse' })),
};

/** Words and labels as long as they may get. */
export const Long: Story = {
  parameters: words<CallToActionProps>((t) => ({
    ...full(t),
    ...t.long,
    action: { label: t.action.long, href: '#contact' },
  })),
};

/** Labels that are longer than they may get: the words have their half of the line. */
export const LongLabels: Story = {
  name: 'Long labels',
  parameters: words<CallToActionProps>((t) => ({
    ...full(t),
    action: {
      label: (
        <>
          {t.action.long} {t.action.long} {t.action.long}
        </>
      ),
      href: '#contact',
    },
  })),
  play: async ({ canvas }) => {
    const head = canvas.getByRole('heading').parentElement;
    const share = (head?.offsetWidth ?? 0) / (head?.parentElement?.offsetWidth ?? 0);
    await expect(share).toBeGreaterThan(0.4);
  },
};
