import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { clippedText } from '../../.storybook/inPage.ts';
import { wordsBeyondTheirBox } from '../support/layout.ts';
import { EverySection } from './EverySection.tsx';

/** Words without a place to break: what a German editor writes, and an address that somebody pasted. */
const WORD = 'Donaudampfschifffahrtselektrizitätenhauptbetriebswerkbauunterbeamter';
const ADDRESS = 'https://www.sample.example/services/cloud-hosting/2026?campaign=autumn&medium=letter';
const ARABIC = 'استضافة سحابية يديرها مهندسون';

/**
 * What editors and backends send when nobody looks, in every section at once. Nothing may reach beyond its box or the window;
 * what the parts say about it in the console is tried by `src/badInput.test.tsx`.
 */
const meta = {
  title: 'Workshop/Bad input',
  component: EverySection,
  tags: ['!autodocs'],
  parameters: {
    pictures: { skip: true, reason: 'It is measured, and looks as bad as its words.' },
    // Landmarks and groups are all called the same, which no page does.
    a11y: { config: { rules: [{ id: 'landmark-unique', enabled: false }] } },
  },
  play: async ({ canvasElement }) => {
    for (const details of canvasElement.querySelectorAll('details:not([name])'))
      details.toggleAttribute('open');
    await expect(wordsBeyondTheirBox(canvasElement)).toEqual([]);
    await expect(clippedText()).toEqual([]);
  },
} satisfies Meta<typeof EverySection>;
export default meta;
type Story = StoryObj<typeof meta>;

const ON = {
  narrow: { globals: { viewport: { value: 'narrow' } } },
  desk: { globals: { viewport: { value: 'desk' } } },
};
const LONG_WORD: Story['args'] = { words: WORD, label: WORD, count: 2 };
const LONG_ADDRESS: Story['args'] = { words: ADDRESS, label: ADDRESS, count: 1 };
const RIGHT_TO_LEFT: Story['args'] = {
  words: (
    <bdi lang="ar" dir="rtl">
      {ARABIC}
    </bdi>
  ),
  label: ARABIC,
  count: 3,
};
const MANY: Story['args'] = { words: 'Hosting', label: 'Hosting', count: 300 };

/** A word that is longer than a line, on the narrowest window. */
export const LongWordNarrow: Story = { ...ON.narrow, args: LONG_WORD };
/** The same on a desk. */
export const LongWordDesk: Story = { ...ON.desk, args: LONG_WORD };
/** An address, in lists of one. */
export const LongAddressNarrow: Story = { ...ON.narrow, args: LONG_ADDRESS };
/** The same on a desk. */
export const LongAddressDesk: Story = { ...ON.desk, args: LONG_ADDRESS };
/** Words from right to left in a page from left to right. */
export const RightToLeftNarrow: Story = { ...ON.narrow, args: RIGHT_TO_LEFT };
/** The same on a desk. */
export const RightToLeftDesk: Story = { ...ON.desk, args: RIGHT_TO_LEFT };
/** Three hundred of everything. */
export const ManyNarrow: Story = { ...ON.narrow, args: MANY };
/** The same on a desk. */
export const ManyDesk: Story = { ...ON.desk, args: MANY };
