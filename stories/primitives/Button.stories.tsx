import { BUTTON_SIZES, BUTTON_VARIANTS, Button, type ButtonProps, Icon, Section, Stack } from '@plinth/ui';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { ArrowRight } from 'lucide-react';
import { expect, fn } from 'storybook/test';
import { words } from '../../.storybook/words.ts';
import { inColumn } from '../support/parts.tsx';

const meta = {
  title: 'Primitives/Button',
  component: Button,
  args: { onClick: fn() },
  argTypes: {
    variant: { control: 'inline-radio', options: BUTTON_VARIANTS },
    size: { control: 'inline-radio', options: BUTTON_SIZES },
    busy: { control: 'boolean' },
    disabled: { control: 'boolean' },
    icon: { control: false },
  },
  parameters: {
    layout: 'padded',
    ...words<ButtonProps>((t) => ({ children: t.action.consult, busyLabel: t.action.sending })),
    guide: {
      use: [
        'For the one thing that a visitor should do next: `primary`, once in view.',
        'For the alternative beside it: `secondary`. For what is done in passing: `quiet`.',
        'With `href` where a press leads to another page or place; it is a link then, also for assistive technology.',
      ],
      avoid: [
        'For links inside running text: use a link.',
        'For two loud choices of equal weight: make one of them `secondary`.',
        'Disabled, to say that a form has mistakes: let it be sent and say what is missing.',
      ],
      looks: {
        do: {
          words: 'One `primary`, and what is second beside it `secondary`.',
          draw: (t) => (
            <Stack direction="row" align="center">
              <Button>{t.action.consult}</Button>
              <Button variant="secondary">{t.action.prices}</Button>
            </Stack>
          ),
        },
        dont: {
          words: 'Two loud ones: the eye does not know where to go.',
          draw: (t) => (
            <Stack direction="row" align="center">
              <Button>{t.action.consult}</Button>
              <Button>{t.action.prices}</Button>
            </Stack>
          ),
        },
      },
      accessibility: [
        'Its label is its name; an icon alone needs `aria-label`, which development warns about.',
        'While busy it keeps the focus, is announced as busy with `busyLabel`, and does nothing.',
        'It is at least 44 pixels high in both sizes.',
      ],
      content: [
        { text: '`children`: a verb and its object', chinese: '2 to 8', english: '4 to 24' },
        { text: '`busyLabel`: what is under way', chinese: '2 to 6', english: '4 to 20' },
      ],
      example:
        "<Button variant=\"primary\" href={paths.contact(langCode)}>{t('SERVICE.CONSULT')}</Button>\n<Button type=\"submit\" busy={isSending} busyLabel={t('HOME.CONTACT.SENDING')}>{t('HOME.CONTACT.SUBMIT')}</Button>",
    },
  },
} satisfies Meta<typeof Button>;
export default meta;
type Story = StoryObj<typeof Button>;

/** One of each look that stands on light bands. */
const everyVariant = ({ children }: ButtonProps) => (
  <Stack direction="row" align="center">
    {BUTTON_VARIANTS.filter((variant) => variant !== 'inverse').map((variant) => (
      <Button key={variant} variant={variant}>
        {children}
      </Button>
    ))}
  </Stack>
);

/** The loudest: the one thing to do next. A press by pointer, Enter and the space bar counts once each. */
export const Primary: Story = {
  play: async ({ canvas, userEvent, args }) => {
    const button = canvas.getByRole('button');
    await userEvent.click(button);
    await userEvent.keyboard('{Enter}');
    await userEvent.keyboard(' ');
    await expect(args.onClick).toHaveBeenCalledTimes(3);
  },
};

/** Every variant in both sizes; a new one appears by itself. */
export const Variants: Story = {
  render: ({ children }) => (
    <Stack gap={6}>
      {BUTTON_SIZES.map((size) => (
        <Stack key={size} direction="row" align="center">
          {BUTTON_VARIANTS.filter((variant) => variant !== 'inverse').map((variant) => (
            <Button key={variant} variant={variant} size={size}>
              {children}
            </Button>
          ))}
        </Stack>
      ))}
    </Stack>
  ),
};

/** On bands of the inverse tone and of the accent. */
export const OnBands: Story = {
  name: 'On bands',
  args: { variant: 'inverse' },
  parameters: { layout: 'fullscreen' },
  render: (args) => (
    <>
      {(['inverse', 'accent'] as const).map((tone) => (
        <Section key={tone} tone={tone}>
          <Stack direction="row" justify="center">
            <Button {...args} />
          </Stack>
        </Section>
      ))}
    </>
  ),
};

/** With `href` it is a link. */
export const AsLink: Story = {
  name: 'As a link',
  render: ({ children }) => <Button href="#contact">{children}</Button>,
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link')).toHaveAttribute('href', '#contact');
  },
};

/** An icon after the label is decoration and adds nothing to the name. */
export const WithIcon: Story = {
  name: 'With an icon',
  args: { icon: <Icon icon={ArrowRight} />, variant: 'secondary' },
};

/** Something is under way: the width stays, presses do nothing, the focus is kept. */
export const Busy: Story = {
  args: { busy: true },
  play: async ({ canvas, userEvent, args }) => {
    const button = canvas.getByRole('button');
    await userEvent.click(button);
    await expect(args.onClick).not.toHaveBeenCalled();
    await expect(button).toHaveFocus();
    await expect(button).toHaveAttribute('aria-busy', 'true');
  },
};

/** Not to be pressed at all; rarely the right thing. */
export const Disabled: Story = { args: { disabled: true } };

/** The ring around what has the keyboard's focus. */
export const Focused: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('button')).toHaveFocus();
  },
};

/** A label of twice the usual length, where there is little room: it wraps and stays readable. */
export const LongLabel: Story = {
  name: 'Long label',
  parameters: words<ButtonProps>((t) => ({ children: t.action.long })),
  decorators: [inColumn('12rem')],
};

/** Under the pointer, in every look. */
export const Hovered: Story = { render: everyVariant, parameters: { pointer: { over: 'button' } } };

/** Pressed, in every look. */
export const Pressed: Story = {
  render: everyVariant,
  parameters: { pointer: { over: 'button', isDown: true } },
};

/** On a dark and on a loud band, under the pointer. */
export const HoveredOnBands: Story = {
  ...OnBands,
  name: 'Hovered on bands',
  parameters: { ...OnBands.parameters, pointer: { over: 'button' } },
};

/** An icon alone says in `aria-label` what it does. */
export const IconOnly: Story = {
  name: 'Icon only',
  parameters: words<ButtonProps>((t) => ({
    children: undefined,
    icon: <Icon icon={ArrowRight} />,
    'aria-label': t.action.more,
    variant: 'quiet',
  })),
  play: async ({ canvas, args }) => {
    await expect(canvas.getByRole('button')).toHaveAccessibleName(args['aria-label']);
  },
};
