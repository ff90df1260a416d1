import type { ReactNode } from 'react';
import type { StoryContext } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { plain } from './plain.ts';

/** What the stories of all sections have in common. */

/** The controls of a section's head and ground. */
export const SECTION_CONTROLS = {
  eyebrow: { control: 'text' },
  heading: { control: 'text' },
  description: { control: 'text' },
  tone: { control: 'inline-radio', options: ['surface', 'sunken', 'inverse', 'accent'] },
  headingLevel: { control: { type: 'number', min: 1, max: 5 } },
} as const;

/** What every guide of a section says about its place in the outline; the conventions' test sees that it holds. */
export const NAMED_BY_HEADING = 'A region named by its heading; `headingLevel` sets its rank.';
/** The same of a section whose items have headings. */
export const NAMED_WITH_ITEMS = `${NAMED_BY_HEADING.slice(0, -1)}, the headings of its items are one lower.`;

interface Played {
  readonly canvas: StoryContext['canvas'];
  readonly args: { readonly heading?: ReactNode };
}

/** As a page shows it: a region named by its heading. */
export const NAMED_REGION = {
  play: async ({ canvas, args }: Played) => {
    await expect(canvas.getByRole('region', { name: plain(args.heading) })).toBeVisible();
  },
};

/** A story that exists to show the phone. */
export const ON_A_PHONE = {
  globals: { viewport: { value: 'phone' } },
  parameters: {
    pictures: {
      only: ['zh-tw-cloud-light-phone', 'en-agency-light-phone'],
      reason: 'It exists to show the phone.',
    },
  },
} as const;
