import { type PageLoader, SiteApp } from '@plinth/site/shell';
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
      {/* Tells the workshop that a page is to come. */}
      <template data-site="" />
    </MemoryRouter>
  );
}

/** Makes a story's `render`: the whole site, as visitors get it, from a path on. */
export const renderSite = (pages: PageLoader) =>
  function renderStory(
    { path, timeoutMs }: SiteStoryProps,
    { globals }: { readonly globals: Readonly<Record<string, unknown>> },
  ) {
    const { locale, variant, length } = readGlobals(globals);
    const asked = timeoutMs === undefined ? {} : { timeoutMs };
    const visit = { path, locale, variant, length };
    // Another language or brand is another visit.
    return <Site key={Object.values(visit).join(' ')} pages={pages} {...visit} {...asked} />;
  };
