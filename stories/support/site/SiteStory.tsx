import { SiteApp, loadPage } from '@plinth/site/app';
import type { PageId } from '@plinth/site/routes';
import { useState } from 'react';
import { MemoryRouter } from 'react-router-dom';
import { readGlobals } from '../../../.storybook/globals.ts';
import { type StoryRuntimeOptions, createStoryRuntime } from './createStoryRuntime.ts';

/** What a page's story can set. */
export interface SiteStoryProps {
  /** Where the visitor comes in, without the site's base. */
  readonly path: string;
  /** How long the calls of pages and forms may take, in milliseconds; the contract's 10,000 when missing. */
  readonly timeoutMs?: number;
}

function Site({ path, ...options }: SiteStoryProps & StoryRuntimeOptions) {
  const [runtime] = useState(() => createStoryRuntime(options));
  return (
    <MemoryRouter initialEntries={[path]}>
      <SiteApp runtime={runtime} />
    </MemoryRouter>
  );
}

/** The whole site, as visitors get it, from a path on; a story's `render`. */
export function renderSite(
  { path, timeoutMs }: SiteStoryProps,
  { globals }: { readonly globals: Readonly<Record<string, unknown>> },
) {
  const { locale, variant, length } = readGlobals(globals);
  const asked = timeoutMs === undefined ? {} : { timeoutMs };
  const visit = { path, locale, variant, length };
  // Another language or brand is another visit.
  return <Site key={Object.values(visit).join(' ')} {...visit} {...asked} />;
}

/** Loads a page's module before its story is drawn, as the browser's entry does before it starts. */
export const preload = (page: PageId) => async (): Promise<Record<string, never>> => {
  await loadPage(page);
  return {};
};
