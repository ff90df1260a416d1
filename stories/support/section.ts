import type { Breakpoint } from '@plinth/ui/tokens';
import type { ReactNode } from 'react';
import type { StoryContext } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { type Look, words } from '../../.storybook/words.ts';
import type { StoryText } from '../text/index.ts';
import { many, withBrokenPictures, withoutPictures } from './items.ts';
import { plain } from './plain.ts';

/** What the stories of all sections have in common. */

/** The control for a section's background. */
export const SECTION_CONTROLS = {
  tone: { control: 'inline-radio', options: ['surface', 'sunken', 'inverse', 'accent'] },
} as const;

/** What every guide of a section says about its place in the outline; the conventions' test sees that it holds. */
export const NAMED_BY_HEADING = 'A region named by its heading; `headingLevel` sets its rank.';
/** The same of a section whose items have headings. */
export const NAMED_WITH_ITEMS = `${NAMED_BY_HEADING.slice(0, -1)}, the headings of its items are one lower.`;

interface Played {
  readonly canvas: StoryContext['canvas'];
  readonly args: { readonly heading?: ReactNode };
}

interface LoadingArgs {
  readonly args: { readonly loading?: { readonly label: string } };
}

/** As a page shows it: a region named by its heading. */
export const NAMED_REGION = {
  play: async ({ canvas, args }: Played) => {
    await expect(canvas.getByRole('region', { name: plain(args.heading) })).toBeVisible();
  },
};

const onlyIn = <Name extends Breakpoint>(viewport: Name, what: string) =>
  ({
    globals: { viewport: { value: viewport } },
    parameters: {
      pictures: {
        only: [`zh-tw-cloud-light-${viewport}`, `en-agency-light-${viewport}`],
        reason: `It exists to show the ${what}.`,
      },
    },
  }) as const;

/** A story that exists to show the phone. */
export const ON_A_PHONE = onlyIn('phone', 'phone');

/** A story that exists to show the narrowest window. */
export const IN_A_NARROW_WINDOW = onlyIn('narrow', 'narrowest window');

/** A section's props in the words of the toolbar. */
type Full = (text: StoryText, look: Look) => object & { readonly items?: readonly object[] };

/**
 * The states that sections share; a file of stories takes those that its section can be in.
 *
 * @param full gives the section's usual props
 */
export function sectionStates(full: Full) {
  /** The usual props, some of them others. */
  const changed = (change: (items: readonly object[], text: StoryText) => object) => ({
    parameters: words<object>((t, look) => {
      const props = full(t, look);
      return { ...props, ...change(props.items ?? [], t) };
    }),
  });
  return {
    /** A head as long as it may get. */
    long: changed((_, t) => t.long),
    /** The heading alone above what the section holds. */
    headingOnly: changed(() => ({ eyebrow: undefined, description: undefined })),
    /** So many items; where there are fewer, the same again. */
    count: (count: number) => changed((items) => ({ items: many(items, count) })),
    /** Nobody has drawn the pictures yet. */
    withoutPictures: changed((items) => ({ items: withoutPictures(items) })),
    /** None of the pictures can be shown. */
    brokenPictures: changed((items) => ({ items: withBrokenPictures(items) })),
    /** Nothing is known yet: shapes stand in its place, so that nothing jumps when the answer comes. */
    loading: {
      parameters: words<object>((t) => ({ heading: undefined, items: [], loading: { label: t.loading } })),
      play: async ({ canvas, args }: Pick<Played, 'canvas'> & LoadingArgs) => {
        await expect(canvas.getByText(args.loading?.label ?? '')).toBeInTheDocument();
        await expect(canvas.queryByRole('heading')).toBeNull();
      },
    },
    /** Its words are known, its items are on their way. */
    loadingItems: changed((_, t) => ({ items: [], loading: { label: t.loading, count: 2 } })),
  };
}
