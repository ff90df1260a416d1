import type { Media } from '@plinth/ui';
import type { ReactNode } from 'react';
import type { StoryContext } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { type Look, words } from '../../.storybook/words.ts';
import type { StoryText } from '../text/index.ts';
import { withBrokenPictures, withoutPictures } from './items.ts';
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

/** A story that exists to show the narrowest window. */
export const IN_A_NARROW_WINDOW = {
  globals: { viewport: { value: 'narrow' } },
  parameters: {
    pictures: {
      only: ['zh-tw-cloud-light-narrow', 'en-agency-light-narrow'],
      reason: 'It exists to show the narrowest window.',
    },
  },
} as const;

/** A section's props in the words of the toolbar. */
type Full<Props> = (text: StoryText, look: Look) => Props;

/** What the head of every section can be; `full` gives the section's usual props. */
export const headStates = <Props extends object>(full: Full<Props>) => ({
  /** As long as it may get. */
  long: { parameters: words((t, look) => ({ ...full(t, look), ...t.long })) },
  /** The heading alone above what it holds. */
  headingOnly: {
    parameters: words((t, look) => ({ ...full(t, look), eyebrow: undefined, description: undefined })),
  },
});

/** What the list of a section can be. */
export const listStates = <Item, Props extends { readonly items: readonly Item[] }>(full: Full<Props>) => ({
  oneItem: { parameters: words((t, look) => ({ ...full(t, look), items: full(t, look).items.slice(0, 1) })) },
});

/** What the pictures of a section's items can be. */
export const pictureStates = <
  Item extends { readonly media?: Media },
  Props extends { readonly items: readonly Item[] },
>(
  full: Full<Props>,
) => ({
  /** Nobody has drawn them yet. */
  without: {
    parameters: words((t, look) => ({ ...full(t, look), items: withoutPictures(full(t, look).items) })),
  },
  /** None of them can be shown. */
  broken: {
    parameters: words((t, look) => ({ ...full(t, look), items: withBrokenPictures(full(t, look).items) })),
  },
});

/** What a section shows while its content is on its way. */
export const loadingStates = <Props extends object>(full: Full<Props>) => ({
  /** Nothing is known yet: shapes stand in its place, so that nothing jumps when the answer comes. */
  everything: {
    parameters: words((t) => ({ heading: undefined, items: [], loading: { label: t.loading } })),
    play: async ({
      canvas,
      args,
    }: Pick<Played, 'canvas'> & { readonly args: { readonly loading?: { readonly label: string } } }) => {
      await expect(canvas.getByText(args.loading?.label ?? '')).toBeInTheDocument();
      await expect(canvas.queryByRole('heading')).toBeNull();
    },
  },
  /** Its words are known, its items are on their way. */
  items: {
    parameters: words((t, look) => ({
      ...full(t, look),
      items: [],
      loading: { label: t.loading, count: 2 },
    })),
  },
});
