import { expect, it } from 'vitest';
import { readGraph } from './graph.ts';
import { temporaryFolder } from './testing.ts';

const FILES: Readonly<Record<string, string>> = {
  'preview-stats.json': JSON.stringify({
    modules: [
      { name: './node_modules/react/index.js', reasons: [{ moduleName: './src/annotations.ts' }] },
      { name: './src/Note.tsx', reasons: [{ moduleName: '/virtual:/stories.js' }] },
      { name: './src/Box.tsx', reasons: [{ moduleName: '/virtual:/stories.js' }] },
      { name: './src/note.css', reasons: [{ moduleName: './src/Note.tsx' }] },
      { name: './src/box.css', reasons: [{ moduleName: './src/Box.tsx' }] },
    ],
  }),
  '.storybook/main.ts': `import { plugins } from '../build/plugins.ts'; import type { A } from '../types.ts';`,
  'vite.config.ts': `import '../outside.ts'; export { alias } from './build/alias.ts';`,
  'build/plugins.ts': `import './alias.ts'; import 'node:fs';`,
  'build/alias.ts': '',
  'src/annotations.ts': '',
  'src/note.css': `.note { composes: box from './box.css'; } @import url(base.css);`,
  'src/box.css': '',
  'src/base.css': '',
  'types.ts': '',
};

it('knows what the bundler does not report: configurations, Storybook’s imports, imports between style sheets', async () => {
  const checkout = temporaryFolder(FILES);
  expect(await readGraph(checkout, checkout)).toMatchObject({
    './.storybook/': ['./src/annotations.ts'],
    './.storybook/main.ts': ['./build/plugins.ts'],
    './vite.config.ts': ['./build/alias.ts'],
    './build/plugins.ts': expect.arrayContaining(['./build/alias.ts']),
    './src/Note.tsx': ['./src/note.css'],
    './src/note.css': ['./src/base.css', './src/box.css'],
  });
});
