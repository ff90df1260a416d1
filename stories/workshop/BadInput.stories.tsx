import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { clippedText } from '../../.storybook/inPage.ts';
import { BROKEN_PICTURE_SRC } from '../../.storybook/pictures.ts';
import { wordsBeyondTheirBox } from '../support/layout.ts';
import { EveryPart } from './EveryPart.tsx';

/** Words without a place to break: what a German editor writes, and an address that somebody pasted. */
const UNBROKEN =
  'Donaudampfschifffahrtselektrizitätenhauptbetriebswerkbauunterbeamter ' +
  'https://www.sample.example/services/cloud-hosting/2026?campaign=autumn&medium=letter';
const ARABIC = 'استضافة سحابية يديرها مهندسون';

/**
 * What editors and backends send when nobody looks, in every part at once. Nothing may reach beyond its box or the window;
 * what the parts say about it in the console is tried by `src/badInput.test.tsx`.
 */
const meta = {
  title: 'Workshop/Bad input',
  component: EveryPart,
  tags: ['!autodocs'],
  args: { picture: BROKEN_PICTURE_SRC },
  parameters: {
    docs: { codePanel: false },
    // In development only: the same entry over and over is current more than once, and has the same name.
    expectedConsole: [/`current`/, /`name`/],
    // It looks at each part in its own stories; thousands of entries that are inert would only take its time.
    a11y: { context: 'title' },
    pictures: { skip: true, reason: 'It is measured, and looks as bad as its words.' },
  },
  play: async ({ canvasElement }) => {
    for (const details of canvasElement.querySelectorAll('details:not([name])'))
      details.toggleAttribute('open');
    await expect([...wordsBeyondTheirBox(document.body), ...clippedText()].join('\n')).toBe('');
  },
} satisfies Meta<typeof EveryPart>;
export default meta;
type Story = StoryObj<typeof meta>;

const ON = {
  narrow: { globals: { viewport: { value: 'narrow' } } },
  tablet: { globals: { viewport: { value: 'tablet' } } },
  desk: { globals: { viewport: { value: 'desk' } } },
};

/** Words that are longer than a line, on the narrowest window. */
export const UnbrokenNarrow: Story = { ...ON.narrow, args: { words: UNBROKEN } };
/** The same on a tablet. */
export const UnbrokenTablet: Story = { ...ON.tablet, args: { words: UNBROKEN } };
/** The same on a desk. */
export const UnbrokenDesk: Story = { ...ON.desk, args: { words: UNBROKEN } };
/** Words from right to left in a page from left to right. */
export const RightToLeftNarrow: Story = { ...ON.narrow, args: { words: ARABIC } };
/** The same on a desk. */
export const RightToLeftDesk: Story = { ...ON.desk, args: { words: ARABIC } };
/**
 * More of everything than any window holds side by side. Three hundred, of which a browser only takes longer, are tried by
 * `src/badInput.test.tsx`.
 */
export const Many: Story = { ...ON.narrow, args: { count: 24 } };
