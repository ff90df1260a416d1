import { spawnSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { PROJECT_ROOT } from '@plinth/server/settings';
import { temporaryFolder } from '@plinth/server/testing/files';
import { describe, expect, it } from 'vitest';
import { parse } from 'yaml';

interface Workflow {
  readonly jobs: Readonly<
    Record<string, { readonly if?: string; readonly steps: readonly { readonly run?: string }[] }>
  >;
}
const WORKFLOW: Workflow = parse(readFileSync(join(PROJECT_ROOT, '.github/workflows/visual.yml'), 'utf8'));

/** Replaces GitHub's command: it answers from files, from the one in JSON as its filter says, and records the changes requested. */
const GH = `#!/bin/sh
case "$*" in
  *--method*) echo "$4 $3"; cat comment.md ;;
  */check-runs*) if [ -e runs.json ]; then for filter; do :; done; jq "$filter" runs.json; else cat check-runs; fi ;;
  */events*) cat events ;;
  */comments*) cat comments ;;
  */pulls/*) echo 'abc author' ;;
  *) cat labels ;;
esac
`;

/** Runs the last step of a job; `answers` is GitHub's data by kind, a line each. */
function runJob(
  job: string,
  answers: Readonly<Record<string, readonly string[]>>,
  env: Readonly<Record<string, string>>,
) {
  const folder = temporaryFolder();
  writeFileSync(join(folder, 'gh'), GH, { mode: 0o755 });
  for (const [kind, lines] of Object.entries(answers))
    writeFileSync(join(folder, kind), lines.map((line) => `${line}\n`).join(''));
  const script = WORKFLOW.jobs[job]?.steps.at(-1)?.run ?? '';
  const { status, stdout, stderr } = spawnSync('bash', ['--norc', '-e', '-c', script], {
    cwd: folder,
    encoding: 'utf8',
    env: {
      ...process.env,
      PATH: [folder, process.env['PATH']].join(delimiter),
      GITHUB_REPOSITORY: 'o/r',
      ...env,
    },
  });
  return { status, output: stdout + stderr };
}

const hasJq = spawnSync('jq', ['--version']).error === undefined;

/** A reviewer has just set the label on pictures that were there. */
const APPROVED = {
  code: '1',
  result: 'success',
  action: 'labeled',
  approval: 'success',
  baseRef: 'main',
  oldBase: '',
  group: '',
  labels: ['bug', 'visual-approved'],
  setBy: ['reviewer'],
  approvals: ['Pictures onto main'],
};

const KEPT = ['Pictures onto main', 'Approval in pull request 12 onto main'];

/** The merge queue's event has no pull request: these fields are all it has. */
const QUEUED = {
  action: 'checks_requested',
  approval: 'skipped',
  baseRef: 'refs/heads/main',
  group: 'refs/heads/gh-readonly-queue/main/pr-12-0123abcd',
  approvals: KEPT,
};

function verdict(differing: Partial<typeof APPROVED>) {
  const given = { ...APPROVED, ...differing };
  return runJob(
    'approved',
    { labels: given.labels, events: given.setBy, 'check-runs': given.approvals },
    {
      ACTION: given.action,
      APPROVAL: given.approval,
      BASE_REF: given.baseRef,
      CODE: given.code,
      GROUP: given.group,
      OLD_BASE: given.oldBase,
      ...(given.group === '' && { AUTHOR: 'author', HEAD: 'abc', NUMBER: '12' }),
      RESULT: given.result,
    },
  );
}

describe('the check of a pull request', () => {
  it.each([
    ['nothing has changed', { code: '0', approval: 'skipped', labels: [], setBy: [] }],
    ['a reviewer has set the label now', {}],
    ['another label is set after that', { approval: 'skipped', approvals: KEPT }],
    ['its title is changed after that', { action: 'edited', approval: 'skipped', approvals: KEPT }],
    ['it is in the merge queue as it was approved', QUEUED],
    ['it is in the merge queue and changes nothing', { ...QUEUED, code: '0', labels: [], setBy: [] }],
    ['it is opened again as it was approved', { action: 'reopened', approval: 'skipped', approvals: KEPT }],
  ])('passes when %s', (_, given) => {
    expect(verdict(given)).toMatchObject({ status: 0 });
  });

  it.each([
    ['the pictures could not be compared', { result: 'failure', code: '' }],
    ['there is no label', { action: 'opened', approval: 'skipped', labels: [], setBy: [] }],
    [
      'the label is taken off again',
      { action: 'unlabeled', approval: 'skipped', labels: [], approvals: KEPT },
    ],
    [
      'there is a new push, even of a commit that was approved once',
      { action: 'synchronize', approval: 'skipped', approvals: KEPT },
    ],
    ['its base branch is changed', { action: 'edited', oldBase: 'next', approvals: KEPT }],
    [
      'it was approved upon another base',
      { action: 'labeled', approval: 'skipped', baseRef: 'next', approvals: KEPT },
    ],
    ['it is in the merge queue and nobody has approved it', { ...QUEUED, approvals: ['Pictures onto main'] }],
    ['it is in the merge queue without the label', { ...QUEUED, labels: [], setBy: [] }],
    ['another label is set while the old approval is still there', { approval: 'skipped' }],
    ['it is opened again with a label of before', { action: 'reopened', approval: 'skipped' }],
    ['the label was set before the pictures were there', { approval: 'failure' }],
    ['GitHub does not tell who has set the label', { approval: 'skipped', setBy: [], approvals: KEPT }],
    ['the author has set the label', { approval: 'skipped', setBy: ['author'] }],
    [
      'the author sets it again after a reviewer took it off',
      { approval: 'skipped', setBy: ['reviewer', 'author'], approvals: KEPT },
    ],
    [
      'the approval is that of another pull request',
      { approval: 'skipped', approvals: ['Approval in pull request 123 onto main'] },
    ],
  ])('fails when %s', (_, given) => {
    expect(verdict(given)).toMatchObject({ status: 1 });
  });

  it('accepts an approval only of pictures that already existed', () => {
    const env = { HEAD: 'abc', SET_AT: '2026-01-15T01:30:00Z' };
    expect(runJob('approval', { 'check-runs': ['1'] }, env)).toMatchObject({ status: 0 });
    expect(runJob('approval', { 'check-runs': [] }, env)).toMatchObject({ status: 1 });
  });

  it.skipIf(!hasJq).each([
    ['were there before the label', {}, 0],
    ['came after it', { completed_at: '2026-01-15T01:30:01Z' }, 1],
    ['are upon another base', { name: 'Pictures onto next' }, 1],
    ['could not be taken', { conclusion: 'failure' }, 1],
  ])('asks GitHub for pictures that the label can mean: %s', (_, told, status) => {
    const pictures = {
      id: 1,
      name: 'Pictures onto main',
      app: { slug: 'github-actions' },
      conclusion: 'success',
      completed_at: '2026-01-15T01:29:59Z',
    };
    const env = { HEAD: 'abc', PICTURES: 'Pictures onto main', SET_AT: '2026-01-15T01:30:00Z' };
    const answers = { 'runs.json': [JSON.stringify({ check_runs: [{ ...pictures, ...told }] })] };
    expect(runJob('approval', answers, env)).toMatchObject({ status });
  });

  it('is never skipped, which GitHub takes for passed', () => {
    expect(WORKFLOW.jobs['approved']?.if).toBe('always()');
  });
});

describe('the comment', () => {
  const env = {
    COMMENTS: 'repos/o/r/issues/12/comments',
    HEAD: 'abc',
    RESULT: 'success',
    RUN: 'URL',
    SUMMARY: 'All.',
  };

  it('is written once, and then changed', () => {
    const first = runJob('comment', { comments: [] }, env);
    expect(first.output).toMatch(
      /^repos\/o\/r\/issues\/12\/comments POST\n<!-- .+ -->\nAll\.\n\n\[.+\]\(URL\) of abc/,
    );
    const second = runJob('comment', { comments: ['77'] }, env);
    expect(second.output).toMatch(/^repos\/o\/r\/issues\/comments\/77 PATCH\n/);
  });

  it('does not keep an older result when there is none', () => {
    const { output } = runJob('comment', { comments: ['77'] }, { ...env, RESULT: 'failure', SUMMARY: '' });
    expect(output).toContain('The pictures of abc could not be compared');
  });
});
