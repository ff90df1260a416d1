import { mkdirSync, readdirSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { PROJECT_ROOT, variantNames } from '@plinth/server/settings';
import { temporaryFolder } from '@plinth/server/testing/files';
import { describe, expect, it } from 'vitest';
import { isCiOfMain, whyUnreached } from './changed.ts';
import { stepsOf } from './steps.ts';

const BUILDS = variantNames().map((variant) => `build-${variant}`);
const steps = stepsOf(PROJECT_ROOT).map(({ name }) => name);
const reached = (...files: string[]) => steps.filter((step) => whyUnreached(step, files) === undefined);

describe('a change', () => {
  it.each([
    ['docs/performance.md', ['format', 'unit']],
    ['.github/workflows/ci.yml', ['format', 'unit']],
    ['docs/theming.md', ['format', 'unit', 'workshop', 'stories', 'heavy']],
    ['e2e/contact.spec.ts', ['types', 'lint', 'format', ...BUILDS, 'e2e', 'browsers']],
    [
      'stories/flows/SendAgain.stories.tsx',
      ['types', 'lint', 'format', 'unit', 'workshop', 'stories', 'heavy'],
    ],
    ['src/hooks/useMergedRefs.test.tsx', ['types', 'lint', 'format', 'unit', 'heavy', 'machines']],
  ])('of %s reaches %j', (file, expected) => expect(reached(file)).toEqual(expected));

  it.each(['src/index.ts', 'site/texts/en.json', 'server/main.ts', 'package-lock.json', 'new-folder/a.ts'])(
    'of %s reaches every step',
    (file) => expect(reached(file)).toEqual(steps),
  );

  it('of several files reaches everything that any of them reaches', () => {
    expect(reached('docs/performance.md', 'tools/bench/main.ts')).toEqual([
      'types',
      'lint',
      'format',
      'unit',
    ]);
  });

  it.each([
    ['deploy/balancer.conf', 'machines', 'server/tests/support/balancer.ts'],
    ['e2e/support/axe.ts', 'heavy', 'tools/checks/e2e/unforeseenBrand.test.ts'],
    ['tools/checks/findable.ts', 'heavy', 'tools/generators/newVariant.test.ts'],
    ['tools/lib/bundle.ts', 'support', 'tools/checks/checkSupport.ts'],
  ])('of %s reaches %s: it is used by %s', (file, step, user) => {
    expect(readFileSync(join(PROJECT_ROOT, user), 'utf8')).toContain(basename(file));
    expect(reached(file)).toContain(step);
  });

  it('of a guide that the workshop shows reaches its stories', () => {
    const folder = join(PROJECT_ROOT, 'stories/recipes');
    const guides = readdirSync(folder)
      .filter((name) => name.endsWith('.mdx'))
      .flatMap((name) => [...readFileSync(join(folder, name), 'utf8').matchAll(/docs\/[a-z-]+\.md/g)])
      .map(([guide]) => guide);
    expect(guides.length).toBeGreaterThan(1);
    for (const guide of guides)
      expect([guide, reached(guide)]).toEqual([guide, ['format', 'unit', 'workshop', 'stories', 'heavy']]);
  });

  it.each([
    ...['e2e', 'findable', 'support'].flatMap((step) => BUILDS.map((build) => [step, build] as const)),
    ['stories', 'workshop'] as const,
  ])('that reaches the step %s reaches %s, on which it depends', (step, ground) => {
    const files = [
      'e2e/a.spec.ts',
      'deploy/Dockerfile',
      'tools/checks/a.ts',
      'tools/lib/a.ts',
      'stories/a.tsx',
      'docs/theming.md',
    ];
    const reaching = files.filter((file) => reached(file).includes(step));
    expect(reaching.filter((file) => !reached(file).includes(ground))).toEqual([]);
  });

  it('that leaves a step out says why', () => {
    expect(whyUnreached('e2e', ['docs/a.md'])).toBe('docs/a.md cannot reach it');
    expect(whyUnreached('e2e', ['docs/a.md', 'README.md'])).toBe('docs/a.md and 1 more cannot reach it');
    expect(whyUnreached('e2e', [])).toBe('nothing has changed');
  });
});

it('every brand is built before its site is checked, a new one too', () => {
  const root = temporaryFolder();
  for (const brand of ['acme', 'cloud']) mkdirSync(join(root, 'site/variants', brand), { recursive: true });
  const names = stepsOf(root).map(({ name }) => name);
  expect(names.filter((name) => /^build-|^findable$/.test(name))).toEqual([
    'build-acme',
    'build-cloud',
    'findable',
  ]);
});

it('CI of main checks everything', () => {
  expect(isCiOfMain({ CI: 'true', GITHUB_REF: 'refs/heads/main' })).toBe(true);
  expect(isCiOfMain({ CI: 'true', GITHUB_REF: 'refs/pull/1/merge' })).toBe(false);
  expect(isCiOfMain({ GITHUB_REF: 'refs/heads/main' })).toBe(false);
});
