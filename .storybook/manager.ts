import { createElement } from 'react';
import { GLOBALS_UPDATED, SET_CURRENT_STORY } from 'storybook/internal/core-events';
import { addons, types } from 'storybook/manager-api';
import { EDITS, EDITS_PARAMETER } from './editsInAddress.ts';
import { ListsPanel } from './lists/ListsPanel.tsx';
import { WORKSHOP_THEMES } from './theme.ts';

/** How long after an edit the address is updated, in milliseconds. */
const REST_MS = 500;

// Safari refuses to change the address more than a hundred times within some seconds; the address would lack what was typed last.
// Safari has no idle callbacks, without which Storybook changes the address at every key.
if (!('requestIdleCallback' in window))
  Object.assign(window, {
    requestIdleCallback: (write: () => void, { timeout }: IdleRequestOptions) => setTimeout(write, timeout),
    cancelIdleCallback: clearTimeout,
  });

const isDark = window.matchMedia('(prefers-color-scheme: dark)').matches;

addons.setConfig({
  theme: WORKSHOP_THEMES[isDark ? 'dark' : 'light'],
  sidebar: {
    showRoots: true,
    // The workshop's sections at a glance; the story's own is open. Rendering all entries would take a sixth of the first second.
    collapsedRoots: [
      'workshop',
      'foundations',
      'primitives',
      'components',
      'sections',
      'pages',
      'flows',
      'recipes',
    ],
  },
  // The composer has no controls, and needs the height.
  layoutCustomisations: { showPanel: ({ storyId }, isShown) => isShown && storyId !== 'compose--page' },
});

addons.register('plinth/lists', () => {
  addons.add('plinth/lists/panel', {
    type: types.PANEL,
    title: 'Lists and pictures',
    match: ({ viewMode }) => viewMode === 'story',
    render: ({ active }) => createElement(ListsPanel, { active: active === true }),
  });
});

addons.register('plinth/edits', (api) => {
  // Storybook's own links to a story, such as the one that opens it alone, carry only the args and globals of the address.
  const { getStoryHrefs } = api;
  api.getStoryHrefs = (storyId, options) =>
    getStoryHrefs(storyId, {
      ...options,
      queryParams: { [EDITS_PARAMETER]: api.getQueryParam(EDITS_PARAMETER), ...options?.queryParams },
    });
  let waiting: number | undefined;
  api.on(EDITS, (edits: string | undefined) => {
    window.clearTimeout(waiting);
    waiting = window.setTimeout(() => {
      if (edits === api.getQueryParam(EDITS_PARAMETER)) return;
      api.applyQueryParams({ [EDITS_PARAMETER]: edits }, { replace: true });
    }, REST_MS);
  });
});

addons.register('plinth/headings', (api) => {
  // Storybook appends the globals after the address's hash, and then finds neither the heading nor the globals.
  const mend = () => {
    const [heading = '', ...parameters] = window.location.hash.split('&');
    if (parameters.length === 0) return;
    const search = [window.location.search, ...new Set(parameters)].join('&');
    api.navigateUrl(`${search}${heading}`, { replace: true });
  };
  for (const event of [SET_CURRENT_STORY, GLOBALS_UPDATED]) api.on(event, mend);
});
