import { execFileSync } from 'node:child_process';
import { chmodSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseEnv } from 'node:util';
import { PROJECT_ROOT as ROOT } from '@plinth/server/settings';
import { temporaryFolder } from '@plinth/server/testing/files';
import { expect, test } from 'vitest';
import { parse } from 'yaml';

interface Release {
  readonly jobs: {
    readonly image: { readonly steps: readonly { readonly id?: string; readonly run?: string }[] };
  };
}

const release = parse(readFileSync(join(ROOT, '.github/workflows/release.yml'), 'utf8')) as Release;
const script = release.jobs.image.steps.find(({ id }) => id === 'image')?.run ?? '';

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
  execFileSync('bash', ['-e', '-o', 'pipefail', '-c', script], {
    env: {
      PATH: `${folder}:${process.env['PATH']}`,
      GITHUB_OUTPUT: output,
      GITHUB_REPOSITORY: 'Example-Company/Site',
      VERSION: '1.2.0',
      COMMIT: 'abc',
    },
    stdio: 'pipe',
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
