import { type ExecFileSyncOptions, execFileSync } from 'node:child_process';
import { chmodSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseEnv } from 'node:util';
import { PROJECT_ROOT as ROOT } from '@plinth/server/settings';
import { temporaryFolder } from '@plinth/server/testing/files';
import { expect, test } from 'vitest';
import { parse } from 'yaml';

interface Step {
  readonly id?: string;
  readonly run?: string;
  readonly with?: Readonly<Record<string, unknown>>;
}

interface Release {
  readonly jobs: Readonly<Record<'version' | 'package' | 'image', { readonly steps: readonly Step[] }>>;
}

const { jobs } = parse(readFileSync(join(ROOT, '.github/workflows/release.yml'), 'utf8')) as Release;

/** Runs the step of a job that has this id. */
function runStep(job: keyof typeof jobs, step: string, options: ExecFileSyncOptions): void {
  const script = jobs[job].steps.find(({ id }) => id === step)?.run ?? 'exit 1';
  execFileSync('bash', ['--norc', '-e', '-o', 'pipefail', '-c', script], { ...options, stdio: 'pipe' });
}

/** The step's output for the image, where the registry has the tags `known`. */
function imageFor(known: readonly string[]) {
  const folder = temporaryFolder();
  const [docker, output] = [join(folder, 'docker'), join(folder, 'output')];
  // The last word of `docker buildx imagetools inspect IMAGE:TAG`.
  writeFileSync(
    docker,
    `#!/bin/sh\nfor image; do :; done\ncase " ${known.join(' ')} " in *" $image "*) ;; *) exit 1 ;; esac\n`,
  );
  chmodSync(docker, 0o755);
  runStep('image', 'image', {
    env: {
      PATH: `${folder}:${process.env['PATH']}`,
      GITHUB_OUTPUT: output,
      GITHUB_REPOSITORY: 'Example-Company/Site',
      VERSION: '1.2.0',
      COMMIT: 'abc',
    },
  });
  return parseEnv(readFileSync(output, 'utf8'));
}

const NAME = 'ghcr.io/example-company/site';

test('the image has a name in lower case, as the registry requires, and a version that is new', () => {
  expect(imageFor([])).toEqual({ name: NAME, tags: `${NAME}:abc,${NAME}:1.2.0` });
});

test('a released version is not changed', () => {
  expect(imageFor([`${NAME}:1.2.0`])).toEqual({ name: NAME, tags: `${NAME}:abc` });
});

test('the package names the repository that builds it: the registry refuses provenance of any other', () => {
  const folder = temporaryFolder();
  const file = join(folder, 'package.json');
  writeFileSync(file, '{ "name": "@plinth/ui" }');
  runStep('package', 'origin', {
    cwd: folder,
    env: {
      PATH: process.env['PATH'],
      GITHUB_SERVER_URL: 'https://github.com',
      GITHUB_REPOSITORY: 'Example-Company/Site',
    },
  });
  expect(JSON.parse(readFileSync(file, 'utf8'))).toEqual({
    name: '@plinth/ui',
    repository: { type: 'git', url: 'git+https://github.com/Example-Company/Site.git' },
  });
});

test('the notes are gathered where all commits are: fetching more of a private repository is refused', () => {
  expect(jobs.version.steps[0]?.with).toMatchObject({ 'fetch-depth': 0, 'persist-credentials': false });
});
