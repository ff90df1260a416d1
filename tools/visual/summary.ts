import { type Answers, VERDICTS, answerTo } from './answer.ts';
import { count, plain, storyLines } from './markdown.ts';
import { storyName } from './picture.ts';
import type { Report } from './report.ts';
import type { Finding, Outcome } from './finding.ts';

/** Outcomes in the order of their urgency, with what a reader is told. */
const ADVICE: Readonly<Record<Outcome, string>> = {
  failed: 'The story does not render, or its play function fails. Mend it before looking further.',
  unstable: 'Two pictures of the same code differ. Make the story stand still.',
  changed: 'Is this what the change was meant to do?',
  added: 'New pictures; there is nothing to compare them with.',
  removed: 'These stories or modes are gone.',
};

/** The findings of each outcome, the most urgent first; outcomes without any are left out. */
export const groupsOf = (findings: readonly Finding[]) =>
  Object.entries(ADVICE)
    .map(([outcome, advice]) => ({
      outcome,
      heading: outcome.replace(/^./, (letter) => letter.toUpperCase()),
      advice,
      findings: findings.filter((finding) => finding.outcome === outcome),
    }))
    .filter((group) => group.findings.length > 0);

/** How many stories a pull request's comment names for each outcome; the report has all of them. */
const NAMED = 20;

/** One line that says how it went. */
export function headline({ findings, taken, scope, shard }: Report): string {
  const part = shard === undefined ? '' : `, part ${shard.part} of ${shard.of}`;
  const looked = `${count(taken, 'picture')}${part}`;
  if (findings.length === 0)
    return taken === 0 ? `No picture taken${part}: ${scope}.` : `No change in ${looked}.`;
  const parts = groupsOf(findings).map((group) => `${group.findings.length} ${group.outcome}`);
  return `${parts.join(', ')} of ${looked}.`;
}

/** A summary for the comment on a pull request. */
export function markdownSummary(report: Report, answers: Answers): string {
  const { findings, base, taken, scope, untouched, leftOut } = report;
  const lines = [
    '### Pictures of the workshop',
    '',
    `**${headline(report)}** Compared with ${base.slice(0, 12)}.`,
  ];
  for (const { heading, advice, findings: found } of groupsOf(findings)) {
    const stories = storyLines(found.map(({ picture }) => picture));
    lines.push('', `#### ${heading}`, '', advice, '', ...stories.slice(0, NAMED));
    if (stories.length > NAMED)
      lines.push(`- and ${count(stories.length - NAMED, 'more story').replace('storys', 'stories')}`);
  }
  const given = findings.flatMap((finding) => answerTo(answers, finding) ?? []);
  if (given.length > 0) {
    const numbers = VERDICTS.map(
      (each) => `${given.filter(({ verdict }) => verdict === each).length} ${each}`,
    );
    lines.push('', `Answered before: ${numbers.join(', ')}.`);
  }
  // Where no picture was taken, the headline says why.
  const notes = taken > 0 || findings.length > 0 ? [`Looked at ${scope}`] : [];
  if (untouched > 0) notes.push(`${count(untouched, 'other picture')} cannot have changed`);
  if (leftOut.length > 0)
    notes.push(`left out with a reason: ${leftOut.map((story) => plain(storyName(story))).join(', ')}`);
  if (notes.length > 0) lines.push('', `${notes.join('; ')}.`);
  lines.push('');
  return lines.join('\n');
}
