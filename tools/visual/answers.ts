import { existsSync } from 'node:fs';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { type Answer, type Answers, type AnswersFile, VERDICTS } from './answer.ts';
import { CouldNotRun } from './failure.ts';

type Members = Readonly<Record<string, unknown>>;

function isAnswer(value: unknown): value is Answer {
  const { verdict, note, isByNote, of }: Members = Object(value);
  const isKnown = VERDICTS.some((each) => each === verdict) && (isByNote ?? true) === true;
  return isKnown && typeof note === 'string' && typeof of === 'string';
}

function isAnswersFile(value: unknown): value is AnswersFile {
  const { base, answers }: Members = Object(value);
  return (
    typeof base === 'string' &&
    answers instanceof Object &&
    Object.values(answers).every((answer) => answer === null || isAnswer(answer))
  );
}

async function readAnswers(file: string): Promise<AnswersFile> {
  const text = await readFile(file, 'utf8').catch((error: unknown) => {
    throw new CouldNotRun(`The answers in ${file} cannot be read.`, { cause: error });
  });
  try {
    const value: unknown = JSON.parse(text);
    if (isAnswersFile(value)) return value;
  } catch (error) {
    if (!(error instanceof SyntaxError)) throw error;
  }
  throw new CouldNotRun(`${file} has no answers as a report saves them.`);
}

/**
 * The answers of reviewers to a browser's pictures, compared with a base: from this file and from those of earlier runs.
 *
 * @param cache where they are kept for the next run
 * @throws CouldNotRun when it is not a file of answers, or is for another base
 */
export async function knownAnswers(
  cache: string,
  base: string,
  browser: string,
  file: string | undefined,
): Promise<Answers> {
  const place = join(cache, 'answers', `${base}-${browser}.json`);
  const kept = existsSync(place) ? (await readAnswers(place)).answers : {};
  if (file === undefined) return kept;
  const given = await readAnswers(file);
  if (given.base !== base)
    throw new CouldNotRun(
      `${file} answers a comparison with ${given.base.slice(0, 12)}; this is one with ${base.slice(0, 12)}.`,
    );
  const answers = { ...kept, ...given.answers };
  await mkdir(dirname(place), { recursive: true });
  await writeFile(place, JSON.stringify({ base, answers } satisfies AnswersFile));
  return answers;
}
