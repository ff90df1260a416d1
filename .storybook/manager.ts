import { createElement } from 'react';
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
  api.on(EDITS, (edits: string | undefined) => {
    if (edits === api.getQueryParam(EDITS_PARAMETER)) return;
    api.applyQueryParams({ [EDITS_PARAMETER]: edits }, { replace: true });
  });
});
