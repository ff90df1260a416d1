import { ProcessStep, type ProcessStepProps } from '@plinth/ui';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { BROKEN_PICTURE_SRC } from '../../.storybook/pictures.ts';
import { words } from '../../.storybook/words.ts';
import { plain } from '../support/plain.ts';
import { first, processSteps } from '../support/fromContent.ts';
import { ruleFor } from '../support/contentRules.ts';

const meta = {
  title: 'Components/ProcessStep',
  component: ProcessStep,
  argTypes: {
    number: { control: { type: 'number', min: 1 } },
    mirrored: { control: 'boolean' },
  },
  parameters: {
    layout: 'padded',
    ...words<ProcessStepProps>((t, look) => first(processSteps(t, look))),
    guide: {
      use: ['For each step of a service, in a `ProcessSection`, which draws the path between them.'],
      avoid: ['For things without an order: use `Advantages`.'],
      accessibility: [
        '`numberLabel` says the place in words; the figure itself is silent.',
        'Its picture is decoration.',
      ],
      content: [
        ruleFor('ProcessSection', 'items.heading', '`heading`'),
        ruleFor('ProcessSection', 'items.description', '`description`'),
        ruleFor('ProcessSection', 'items.numberLabel', '`numberLabel`: its place in words'),
      ],
      example:
        "<ProcessStep number={1} numberLabel={t('SERVICE.STEP_NUMBER', { number: 1 })} heading={step.title} description={step.description} media={picture(step.imageUrl)} />",
    },
  },
} satisfies Meta<typeof ProcessStep>;
export default meta;
type Story = StoryObj<typeof ProcessStep>;

/** A step. Its place is told in words. */
export const Default: Story = {
  play: async ({ canvas, args }) => {
    await expect(canvas.getByText(args.numberLabel, { exact: false })).toBeInTheDocument();
    await expect(canvas.getByRole('heading')).toHaveTextContent(plain(args.heading));
  },
};

/** Picture at the right of the path. */
export const Mirrored: Story = { args: { mirrored: true } };

/** A number of two figures. */
export const Twelfth: Story = {
  name: 'The twelfth',
  parameters: words<ProcessStepProps>((t, look) => ({
    ...first(processSteps(t, look)),
    number: 12,
    numberLabel: t.step.number(12),
  })),
};

/** More text than there should be. */
export const Long: Story = {
  parameters: words<ProcessStepProps>((t, look) => ({
    ...first(processSteps(t, look)),
    heading: t.long.heading,
    description: t.long.description,
  })),
};

/** Neither description nor picture. */
export const Minimal: Story = {
  parameters: words<ProcessStepProps>((t, look) => {
    const { number, numberLabel, heading } = first(processSteps(t, look));
    return { number, numberLabel, heading };
  }),
};

/** The picture cannot be shown. */
export const BrokenPicture: Story = {
  name: 'Broken picture',
  parameters: words<ProcessStepProps>((t, look) => ({
    ...first(processSteps(t, look)),
    media: { src: BROKEN_PICTURE_SRC, alt: '', width: 480, height: 360 },
  })),
};

/** Nobody has drawn the picture yet. */
export const WithoutPicture: Story = {
  name: 'Without picture',
  parameters: words<ProcessStepProps>((t, look) => ({ ...first(processSteps(t, look)), media: undefined })),
};
