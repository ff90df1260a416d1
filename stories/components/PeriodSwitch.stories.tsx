import { PeriodSwitch, type PeriodSwitchProps } from '@plinth/ui';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { words } from '../../.storybook/words.ts';
import { entries, ruleFor } from '../support/contentRules.ts';
import { many } from '../support/items.ts';
import { ON_A_PHONE } from '../support/section.ts';
import type { StoryText } from '../text/index.ts';

const full = ({ marketing: { plans } }: StoryText) =>
  ({ label: plans.period, items: plans.periods }) satisfies PeriodSwitchProps;

const meta = {
  title: 'Components/PeriodSwitch',
  component: PeriodSwitch,
  args: { onChoose: fn() },
  argTypes: { label: { control: 'text' }, defaultIndex: { control: { type: 'number', min: 0 } } },
  parameters: {
    layout: 'padded',
    ...words<PeriodSwitchProps>(full),
    guide: {
      use: ['For prices that depend on a period; a `PlanSection` brings it along.'],
      avoid: ['For views of one thing: `Tabs`.', 'For an answer in a form: `RadioGroup`.'],
      accessibility: [
        'The platform’s radio buttons in a group that `label` names: arrows move and choose, Tab goes on.',
        'Without JavaScript and on paper it is not there: say the prices of all periods then.',
        'A choice made before the script has loaded counts: `onChoose` is told of it.',
      ],
      content: [
        ruleFor('PlanSection', 'periods.label', '`label`: what is chosen'),
        entries('items', '2 or 3'),
        ruleFor('PlanSection', 'periods.items.label', '`items`, a label'),
        ruleFor('PlanSection', 'periods.items.note', '`items`, a note'),
      ],
      example: '<PeriodSwitch label={label} items={items} onChoose={(index) => send(index)} />',
    },
  },
} satisfies Meta<typeof PeriodSwitch>;
export default meta;
type Story = StoryObj<typeof PeriodSwitch>;

/** Monthly or yearly. */
export const Default: Story = {
  play: async ({ canvas, userEvent, args }) => {
    await expect(canvas.getByRole('group', { name: args.label })).toBeVisible();
    const yearly = canvas.getByRole('radio', { name: /年付|Yearly/ });
    await userEvent.click(yearly);
    await expect(yearly).toBeChecked();
    await expect(args.onChoose).toHaveBeenLastCalledWith(1);
  },
};

/** The second is chosen at first, and has the keyboard's focus. */
export const Focused: Story = {
  args: { defaultIndex: 1 },
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    await expect(canvas.getAllByRole('radio')[1]).toHaveFocus();
  },
};

/** Under the pointer. */
export const Hovered: Story = { parameters: { pointer: { over: 'input:not(:checked)' } } };

/** Words of more than the usual length. */
export const Long: Story = {
  parameters: words<PeriodSwitchProps>((t) => ({
    ...full(t),
    items: [
      { label: t.long.eyebrow, note: t.section.heading },
      { label: 'kubernetes-ingress-controller-upgrade' },
    ],
  })),
};

/** Nothing to choose between: a page leaves it out. */
export const One: Story = {
  parameters: words<PeriodSwitchProps>((t) => ({ ...full(t), items: full(t).items.slice(0, 1) })),
};

/** More than fit a line. */
export const Many: Story = {
  parameters: words<PeriodSwitchProps>((t) => ({ ...full(t), items: many(full(t).items, 14) })),
};

/** On a phone. */
export const Phone: Story = ON_A_PHONE;
