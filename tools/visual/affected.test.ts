import { describe, expect, it } from 'vitest';
import { type ReachOfFile, canBeSeen, isReached, reachOf, scopeOf } from './affected.ts';
import type { Graph } from './graph.ts';

const STORY = './stories/Badge.stories.tsx';
const GRAPH: Graph = {
  './.storybook/preview.tsx': ['./src/tokens/roles.ts'],
  './stories/Badge.stories.tsx': ['./src/Badge.tsx'],
  './stories/Card.stories.tsx': ['./src/Card.tsx'],
  './src/Badge.tsx': ['./src/tokens/roles.ts', './src/label.ts', './src/badge.css', './src/terms.md'],
  './src/Card.tsx': ['./src/tokens/roles.ts'],
  './src/tokens/roles.ts': [],
  './src/label.ts': [],
  './src/badge.css': [],
  './src/terms.md': [],
};

const storiesOf = (changed: readonly string[], before = GRAPH, after = GRAPH) => {
  const reach = reachOf(changed, before, after);
  return Object.keys(GRAPH).filter((name) => name.includes('.stories.') && isReached(reach, name));
};

describe('reachOf', () => {
  it('reaches every story by a token', () => {
    const because = '.storybook/preview.tsx, which all stories share, imports what';
    expect(reachOf(['src/tokens/roles.ts'], GRAPH, GRAPH)).toEqual({ kind: 'all', because });
  });

  it('reaches every story by a file that a configuration imports', () => {
    const graph = { ...GRAPH, './vite.config.ts': ['./aliases.ts'] };
    const because = 'vite.config.ts, which all stories share, imports what';
    expect(reachOf(['aliases.ts'], graph, graph)).toEqual({ kind: 'all', because });
  });

  it('reaches only its own story by a leaf', () => {
    expect(storiesOf(['src/Badge.tsx'])).toEqual([STORY]);
    expect(storiesOf(['src/label.ts'])).toEqual([STORY]);
    expect(storiesOf(['src/badge.css'])).toEqual([STORY]);
    expect(storiesOf(['src/terms.md'])).toEqual([STORY]);
    expect(storiesOf([STORY.slice(2)])).toEqual([STORY]);
  });

  it.each(['src/label.ts', 'src/badge.css'])(
    'reaches what imports a module that exists on only one side: %s',
    (path) => {
      const rest = Object.entries(GRAPH).filter(([name]) => name !== `./${path}`);
      const without = { ...Object.fromEntries(rest), './src/Badge.tsx': ['./src/tokens/roles.ts'] };
      expect(storiesOf([path], GRAPH, without)).toEqual([STORY]);
      expect(storiesOf([path], without, GRAPH)).toEqual([STORY]);
    },
  );

  it('reaches what imports a name that an index file now takes from another module', () => {
    const after = { ...GRAPH, './src/Badge.tsx': ['./src/otherLabel.ts', './src/tokens/roles.ts'] };
    expect(storiesOf(['src/index.ts'], GRAPH, after)).toEqual([STORY]);
  });

  it.each([
    'package-lock.json',
    '.storybook/main.ts',
    'tsconfig.json',
    'vite.config.ts',
    'public/env.js',
    'a.svg',
  ])('reaches every story by %s', (path) => {
    expect(reachOf([path], GRAPH, GRAPH)).toEqual({ kind: 'all', because: path });
    expect(storiesOf([path])).toHaveLength(2);
  });

  it('asks the project first, which may know more than the graph', () => {
    const ask: ReachOfFile = (path, isModule) => {
      if (path === 'old/Badge.tsx') return 'none';
      return path === 'content/home.yaml' && isModule('src/fixtures.ts') ? 'none' : undefined;
    };
    const content = ['content/home.yaml'];
    const withFixtures = { ...GRAPH, './src/fixtures.ts': [] };
    // Only modules of both builds can be relied on.
    expect(reachOf(content, GRAPH, withFixtures, ask).kind).toBe('all');
    expect(reachOf(content, withFixtures, GRAPH, ask).kind).toBe('all');
    expect(reachOf(content, withFixtures, withFixtures, ask).kind).toBe('files');
    expect(reachOf(['old/Badge.tsx'], GRAPH, GRAPH, ask)).toMatchObject({ kind: 'files' });
  });

  it('stops at a file that no picture shows', () => {
    const graph = { ...GRAPH, './.storybook/preview.tsx': ['./shown.ts'], './shown.ts': ['./src/Badge.tsx'] };
    expect(reachOf(['src/Badge.tsx'], graph, graph)).toMatchObject({ kind: 'all' });
    const ask: ReachOfFile = (path) => (path === 'shown.ts' ? 'none' : undefined);
    expect(reachOf(['src/Badge.tsx'], graph, graph, ask)).toMatchObject({ kind: 'files' });
  });

  it('reaches only the story made from a file by what that story shows, though the preview reads the file as text', () => {
    const page = './pages/home.yaml';
    const graph = { ...GRAPH, './.storybook/preview.tsx': [page], [page]: ['./src/Badge.tsx'] };
    const ask: ReachOfFile = (path) => (path === 'pages/home.yaml' ? 'text' : undefined);
    const reach = reachOf(['src/Badge.tsx'], graph, graph, ask);
    expect([page, STORY, './stories/Card.stories.tsx'].map((file) => isReached(reach, file))).toEqual([
      true,
      true,
      false,
    ]);
    expect(reachOf(['pages/home.yaml'], graph, graph, ask)).toMatchObject({ kind: 'all' });
  });

  it.each(['virtual:stories', '../elsewhere/A.stories.tsx', ''])(
    'reaches a story that is in no file of the checkout: %j',
    (file) => expect(isReached(reachOf(['src/Badge.tsx'], GRAPH, GRAPH), file)).toBe(true),
  );

  it('reaches nothing by code that no story imports', () => {
    expect(storiesOf(['site/document/render.tsx', 'src/Badge.test.tsx', 'docs/architecture.md'])).toEqual([]);
  });
});

describe('canBeSeen', () => {
  const nothing = () => undefined;
  it.each(['src/Badge.tsx', 'package-lock.json', 'pictures/a.svg', 'newFolder/file.ts', 'pages/terms.md'])(
    'looks closer at %s',
    (path) => expect(canBeSeen(path, nothing)).toBe(true),
  );
  it.each(['README.md', 'src/Badge.test.tsx', '.github/workflows/ci.yml'])('leaves out %s', (path) => {
    expect(canBeSeen(path, nothing)).toBe(false);
  });
});

describe('scopeOf', () => {
  const all = { kind: 'all', because: 'src/tokens/roles.ts' } as const;
  const some = { kind: 'files', stories: new Set([STORY]) } as const;

  it.each([
    [true, all, 'every story, as asked for'],
    [false, all, 'every story, because src/tokens/roles.ts has changed'],
    [false, some, 'the stories that the changes can reach'],
  ])('with --all %s says of %o: %s', (isAll, reach, words) => {
    expect(scopeOf(reach, { all: isAll, stories: undefined })).toBe(words);
    expect(scopeOf(reach, { all: isAll, stories: 'A/*' })).toBe(`${words}, but only those that fit 'A/*'`);
  });
});
