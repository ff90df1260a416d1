import { neutralDecisions } from '@plinth/ui/tokens';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { readGlobals } from '../../.storybook/globals.ts';
import { wordsFor } from '../../.storybook/words.ts';
import { type PlaygroundDecisions, ThemePlayground } from './ThemePlayground.tsx';

const COLOUR = { control: 'color' } as const;
const weight = { control: { type: 'range', min: 400, max: 800, step: 10 } } as const;

const meta = {
  title: 'Foundations/Theme playground',
  tags: ['!autodocs'],
  // The file that it makes is what one takes along.
  parameters: { docs: { codePanel: false } },
  args: {
    name: 'harbour',
    accent: '#0b6e8f',
    neutral: '#5b6b75',
    paper: '',
    accentEnd: '',
    highlight: '',
    radius: 10,
    pill: false,
    bandRadius: 0,
    ratio: neutralDecisions.type.ratio,
    headingWeight: neutralDecisions.type.headingWeight,
    displayWeight: neutralDecisions.type.displayWeight,
    density: neutralDecisions.density,
    motion: neutralDecisions.motion,
    pattern: 'grid',
  },
  argTypes: {
    name: { description: 'The name of the theme, for messages.' },
    accent: { ...COLOUR, description: 'The one colour of action, as it stands on a light page.' },
    neutral: { ...COLOUR, description: 'The tint of greys: any colour of the wanted hue.' },
    paper: { ...COLOUR, description: 'The bands of a light page; a grey when not chosen.' },
    accentEnd: { ...COLOUR, description: 'Where the gradient goes from the accent; none when not chosen.' },
    highlight: { ...COLOUR, description: 'The badge of what is popular; the accent when not chosen.' },
    radius: {
      control: { type: 'range', min: 0, max: 32 },
      description: 'The corner of a card in pixels; the other corners follow from it.',
    },
    pill: { description: 'Buttons are pills, as badges are, whatever the corners.' },
    bandRadius: {
      control: { type: 'range', min: 0, max: 64 },
      description: 'The upper corners of a band, which then lies a little over the one above it.',
    },
    ratio: {
      control: { type: 'range', min: 1.1, max: 1.4, step: 0.01 },
      description: 'How much each step of the headings grows: 1.2 is calm, 1.3 is loud.',
    },
    headingWeight: { ...weight, description: 'How bold headings are.' },
    displayWeight: { ...weight, description: 'How bold the largest letters are.' },
    density: {
      control: 'inline-radio',
      options: ['airy', 'regular', 'compact'],
      description: 'How much air there is between and inside sections.',
    },
    motion: { control: 'inline-radio', options: ['calm', 'lively'], description: 'How movement feels.' },
    pattern: {
      control: 'inline-radio',
      options: ['grid', 'dots', 'none'],
      description: 'What is drawn, very faintly, behind pictures.',
    },
  },
  render: (chosen, { globals }) => {
    const [text, look] = wordsFor(readGlobals(globals));
    return <ThemePlayground chosen={chosen} text={text} look={look} />;
  },
} satisfies Meta<PlaygroundDecisions>;
export default meta;
type Story = StoryObj<typeof meta>;

/** The decisions of a theme in _Controls_, and what they make of a page. The address carries them. */
export const Playground: Story = {
  play: async ({ args, canvas, canvasElement }) => {
    // Storybook writes the address when a story has come to rest.
    await expect(canvasElement.querySelector('[data-entrance=hero]')).toBeNull();
    await expect(canvas.getByText(/^import \{ createTheme \}/)).toHaveTextContent(`accent: '${args.accent}'`);
  },
};

/** An accent that nobody could read: it says so, and what is needed. */
export const Refused: Story = {
  args: { accent: '#9bd1e5' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent(/accent .* on surface .* needs 3:1/);
  },
};
