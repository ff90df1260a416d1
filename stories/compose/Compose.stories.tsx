import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen } from 'storybook/test';
import { readGlobals } from '../../.storybook/globals.ts';
import { StandingComposer } from './StandingComposer.tsx';

const meta = {
  title: 'Compose',
  tags: ['!autodocs'],
  parameters: {
    docs: { codePanel: false },
    expectedConsole: [
      // In development, parts warn about what a page lacks, and one that is being written lacks much.
      /^[A-Z]\w+: /,
      // Storybook draws the story twice at once, where files change.
      /^The current testing environment is not configured to support act/,
    ],
    pictures: {
      skip: true,
      reason: 'A tool of ours and no part of a site; it shows the pages, which have pictures of their own.',
    },
  },
} satisfies Meta;
export default meta;

/** Makes pages from sections, without code. */
export const Page: StoryObj = {
  render: (_args, { globals }) => <StandingComposer {...readGlobals(globals)} />,
  play: async () => {
    // The development server makes all modules of it first; what fails here covers the composer for whoever waits for it.
    await expect(await screen.findByLabelText('Sections', undefined, { timeout: 180_000 })).toBeVisible();
  },
};
