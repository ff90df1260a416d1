import { matchRoute } from '@plinth/site/routes';
import { type PageLoader, SiteApp } from '@plinth/site/shell';
import { useEffect, useState } from 'react';
import { MemoryRouter, useLocation } from 'react-router-dom';
import { readGlobals } from '../../../.storybook/globals.ts';
import { reportStoryError } from '../../../.storybook/storyErrors.ts';
import { type StoryRuntimeOptions, createStoryRuntime } from './createStoryRuntime.ts';

/** What a page's story can set. */
export interface SiteStoryProps {
  /** Where the visitor comes in, without the site's base. */
  readonly path: string;
  /** How long the calls of pages and forms may take, in milliseconds; as long as one looks when missing. */
  readonly timeoutMs?: number;
}

/**
 * Fails a story that goes to a page which its file does not import. Hovering over a link also requests its page; that is
 * allowed.
 */
function Arrival({ pages }: Pick<StoryRuntimeOptions, 'pages'>) {
  const { pathname, search } = useLocation();
  const page = matchRoute(pathname, search)?.page;
  useEffect(() => {
    if (page !== undefined && pages.loaded(page) === undefined)
      reportStoryError(`The file of this story does not import the page '${page}'.`);
  }, [page, pages]);
  return null;
}

function Site({ path, ...options }: SiteStoryProps & StoryRuntimeOptions) {
  const [runtime] = useState(() => createStoryRuntime(options));
  return (
    <MemoryRouter initialEntries={[path]}>
      <SiteApp runtime={runtime} />
      <Arrival pages={options.pages} />
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
    // Another language or brand starts a new visit.
    return <Site key={Object.values(visit).join(' ')} pages={pages} {...visit} {...asked} />;
  };
