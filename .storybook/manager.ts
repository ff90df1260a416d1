import { createElement } from 'react';
import { GLOBALS_UPDATED, SET_CURRENT_STORY } from 'storybook/internal/core-events';
import { addons, types } from 'storybook/manager-api';
import { EDITS, EDITS_PARAMETER } from './editsInAddress.ts';
import { ListsPanel } from './lists/ListsPanel.tsx';
import { WORKSHOP_THEMES } from './theme.ts';

const isDark = window.matchMedia('(prefers-color-scheme: dark)').matches;

addons.setConfig({
  theme: WORKSHOP_THEMES[isDark ? 'dark' : 'light'],
  sidebar: {
    showRoots: true,
    // The rooms of the workshop at a glance; that of the story is open. Drawing all their entries takes a sixth of the first second.
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
  // Of the address Storybook's own links to a story, such as that to see it alone, know the args and what the toolbar says.
  const { getStoryHrefs } = api;
  api.getStoryHrefs = (storyId, options) =>
    getStoryHrefs(storyId, {
      ...options,
      queryParams: { [EDITS_PARAMETER]: api.getQueryParam(EDITS_PARAMETER), ...options?.queryParams },
    });
  api.on(EDITS, (edits: string | undefined) => {
    if (edits === api.getQueryParam(EDITS_PARAMETER)) return;
    api.applyQueryParams({ [EDITS_PARAMETER]: edits }, { replace: true });
  });
});

addons.register('plinth/headings', (api) => {
  // Storybook puts what the toolbar says behind the heading that an address names, and then finds neither.
  const mend = () => {
    const [heading = '', ...parameters] = window.location.hash.split('&');
    if (parameters.length === 0) return;
    const search = [window.location.search, ...new Set(parameters)].join('&');
    api.navigateUrl(`${search}${heading}`, { replace: true });
  };
  for (const event of [SET_CURRENT_STORY, GLOBALS_UPDATED]) api.on(event, mend);
});
