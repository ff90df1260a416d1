import type { Meta, StoryObj } from '@storybook/react-vite';
import { Suspense, lazy, useEffect, useState } from 'react';
import { createRoot } from 'react-dom/client';
import { expect } from 'storybook/test';
import { type WorkshopGlobals, readGlobals } from '../../.storybook/globals.ts';
import { standing } from './standing.ts';

/** Heavy, and wanted by nobody who looks at another story. */
const Composer = lazy(async () => ({ default: (await import('./Composer.tsx')).Composer }));

const place = document.createElement('div');
const root = createRoot(place);
const hold = standing(place);

let turns = 0;
const nextTurn = (): number => {
  turns += 1;
  return turns;
};

/** Holds the one composer, which goes on where Storybook begins the story anew. */
function StandingComposer({ variant, theme, locale }: WorkshopGlobals) {
  const [turn] = useState(nextTurn);
  useEffect(() =>
    root.render(
      <Suspense fallback={<p role="status">Opening the composer…</p>}>
        {/* Another brand's composer begins anew: not for a moment are one brand's pages looked for in the other's folder. */}
        <Composer key={variant} {...{ variant, theme, locale, turn }} />
      </Suspense>,
    ),
  );
  return <div ref={hold} />;
}

const meta = {
  title: 'Compose',
  tags: ['!autodocs'],
  parameters: {
    docs: { codePanel: false },
    expectedConsole: [
      // In development parts say loudly what a page lacks, and one that is being written lacks much.
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
  play: async ({ canvas }) => {
    // The development server makes all modules of it first; what fails here covers the composer for whoever waits for it.
    await expect(await canvas.findByLabelText('Sections', undefined, { timeout: 180_000 })).toBeVisible();
  },
};
