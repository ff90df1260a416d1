import type { Meta, StoryObj } from '@storybook/react-vite';
import { Suspense, lazy } from 'react';
import { expect } from 'storybook/test';
import { readGlobals } from '../../.storybook/globals.ts';

/** Heavy, and wanted by nobody who looks at another story. */
const Composer = lazy(async () => ({ default: (await import('./Composer.tsx')).Composer }));

const meta = {
  title: 'Compose',
  tags: ['!autodocs'],
  parameters: {
    docs: { codePanel: false },
    // In development parts say loudly what a page lacks, and one that is being written lacks much.
    expectedConsole: [/^[A-Z]\w+: /],
    pictures: {
      skip: true,
      reason: 'A tool of ours and no part of a site; it shows the pages, which have pictures of their own.',
    },
  },
} satisfies Meta;
export default meta;

/** Makes pages from sections, without code. */
export const Page: StoryObj = {
  render: (_args, { globals }) => {
    const { variant, theme, locale } = readGlobals(globals);
    return (
      <Suspense fallback={<p role="status">Opening the composer…</p>}>
        {/* Another brand's composer begins anew: not for a moment are one brand's pages looked for in the other's folder. */}
        <Composer key={variant} {...{ variant, theme, locale }} />
      </Suspense>
    );
  },
  play: async ({ canvas }) => {
    // The development server makes all modules of it first; what fails here covers the composer for whoever waits for it.
    await expect(
      await canvas.findByRole('navigation', { name: 'Sections' }, { timeout: 180_000 }),
    ).toBeVisible();
  },
};
