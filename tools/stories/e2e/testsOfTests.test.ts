import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, describe, expect, it } from 'vitest';
import { buildStorybook } from '../buildStorybook.ts';
import { type StoriesRun, runStories } from '../runStories.ts';

const root = join(import.meta.dirname, '../../..');
const folder = join(root, 'dist/storybook-scratch');
const resultFile = join(root, 'dist/storybook-scratch-results.json');

interface Result {
  readonly fullName: string;
  readonly status: 'passed' | 'failed';
  readonly failureMessages: readonly string[];
}

let run: StoriesRun;
const results = new Map<string, { status: string; message: string }>();

/** One run over stories that are broken on purpose; see `scratch/Broken.stories.tsx`. */
beforeAll(async () => {
  buildStorybook(root, folder, 'tools/stories/scratch');
  run = await runStories({ root, folder, show: false, args: ['--json', '--outputFile', resultFile] });
  const { testResults }: { testResults: readonly { readonly assertionResults: readonly Result[] }[] } =
    JSON.parse(readFileSync(resultFile, 'utf8'));
  for (const { assertionResults } of testResults) {
    for (const { fullName, status, failureMessages } of assertionResults) {
      const name = /Scratch\/Broken: (.+) (?:smoke|play)-test$/.exec(fullName)?.[1] ?? fullName;
      results.set(name, { status, message: failureMessages.join('\n') });
    }
  }
});

describe('the tests of stories', () => {
  it.each(['Good', 'Good Call', 'Good Pointer'])('pass a story that is right: %s', (name) => {
    expect(results.get(name)).toEqual({ status: 'passed', message: '' });
  });

  it.each([
    ['Broken Play', /something else/],
    ['Missing Label', /Form elements must have labels|\(label\)/],
    ['Unmocked Call', /No mock handler answers GET .*NobodyKnowsThis/],
    ['Missing Data', /404 for .*no-such-data/],
    ['Console Error', /console\.error: said on the console/],
    ['Console Warning', /console\.warn: warned on the console/],
    ['Dark Contrast', /In en-agency-dark-laptop:[^]*color-contrast/],
    ['Late Contrast', /In en-agency-dark-laptop:[^]*color-contrast/],
    ['Missing Picture', /404 for .*no-such-picture\.svg/],
    ['Missing In Frame', /404 for .*not-in-frame\.svg/],
    ['Foreign Call', /A call leaves this machine: http:\/\/elsewhere\.invalid/],
    ['Clipped Text', /In en-agency-dark-laptop:[^]*<p> cuts off 'See See plans/],
    ['Throws', /thrown while rendering/],
    ['Idle Under Pointer', /does not answer to the pointer: <button> 'Wrong'\./],
    ['Idle When Pressed', /does not answer to the pointer: <button> 'Wrong'\./],
    ['Pointer Over Nothing', /The pointer is over nothing: the story has no '\.gone'/],
    ['Unseen Focus In Forced Colors', /In forced colours nothing shows that <button> 'Wrong' has the focus/],
    ['Outline Without Focus', /In forced colours nothing shows that <button> 'Wrong' has the focus/],
    ['Unseen Focus', /Nothing shows that <button> 'Wrong' has the focus/],
  ])('fail a story for its reason: %s', (name, reason) => {
    const result = results.get(name);
    expect(result?.status).toBe('failed');
    expect(result?.message).toMatch(reason);
  });

  it('end with a failing exit code', () => {
    expect(run.exitCode).not.toBe(0);
  });
});
