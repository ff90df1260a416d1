import { type Picture, storyName } from './picture.ts';
import type { Report } from './report.ts';
import type { Finding, Outcome } from './verdict.ts';

/** Outcomes in the order of their urgency, with what a reader is told. */
export const OUTCOMES: readonly {
  readonly outcome: Outcome;
  readonly heading: string;
  readonly advice: string;
}[] = [
  {
    outcome: 'failed',
    heading: 'Failed',
    advice: 'The story does not render. Mend it before looking further.',
  },
  {
    outcome: 'unstable',
    heading: 'Unstable',
    advice: 'Two pictures of the same code differ. Make the story stand still.',
  },
  { outcome: 'changed', heading: 'Changed', advice: 'Is this what the change was meant to do?' },
  { outcome: 'added', heading: 'Added', advice: 'New pictures; there is nothing to compare them with.' },
  { outcome: 'removed', heading: 'Removed', advice: 'These stories or modes are gone.' },
];

/** How many stories a pull request's comment names for each outcome; the report has all of them. */
const NAMED = 20;

/** A summary for programs. */
export function jsonSummary(report: Report): object {
  const { findings, leftOut, ...rest } = report;
  return {
    ...rest,
    duration: Math.round(report.duration),
    shooting: Math.round(report.shooting),
    counts: Object.fromEntries(
      OUTCOMES.map(({ outcome }) => [
        outcome,
        findings.filter((finding) => finding.outcome === outcome).length,
      ]),
    ),
    findings: findings.map(({ outcome, picture, words }) => {
      const { storyId, title, name, file, mode, facts, width } = picture;
      return { outcome, words, storyId, title, name, file, mode, ...facts, width };
    }),
    leftOut,
  };
}

/** A number of things, in words. */
export const count = (number: number, noun: string): string => `${number} ${noun}${number === 1 ? '' : 's'}`;

/** The findings of one outcome, one entry for each story. */
function byStory(findings: readonly Finding[]): { readonly picture: Picture; readonly modes: string[] }[] {
  const stories = new Map<string, { readonly picture: Picture; readonly modes: string[] }>();
  for (const { picture } of findings) {
    const story = stories.get(picture.storyId) ?? { picture, modes: [] };
    story.modes.push(picture.mode);
    stories.set(picture.storyId, story);
  }
  return [...stories.values()];
}

/** Keeps a story's name from being read as Markdown or as a mention. */
const plain = (text: string): string => text.replace(/[\\`*_{}[\]<>()#+!|~@]/g, '\\$&');

/** One line that says how it went. */
export function headline({ findings, taken, scope }: Report): string {
  if (findings.length === 0)
    return taken === 0 ? `No picture taken: ${scope}.` : `No change in ${count(taken, 'picture')}.`;
  const parts = OUTCOMES.map(({ outcome, heading }) => ({
    heading: heading.toLowerCase(),
    number: findings.filter((finding) => finding.outcome === outcome).length,
  })).filter(({ number }) => number > 0);
  return `${parts.map(({ number, heading }) => `${number} ${heading}`).join(', ')} of ${count(taken, 'picture')}.`;
}

/** A summary for the comment on a pull request. */
export function markdownSummary(report: Report): string {
  const { findings, base, scope, untouched, leftOut } = report;
  const lines = [
    '### Pictures of the workshop',
    '',
    `**${headline(report)}** Compared with ${base.slice(0, 12)}.`,
  ];
  for (const { outcome, heading, advice } of OUTCOMES) {
    const stories = byStory(findings.filter((finding) => finding.outcome === outcome));
    if (stories.length === 0) continue;
    lines.push('', `#### ${heading}`, '', advice, '');
    for (const { picture, modes } of stories.slice(0, NAMED)) {
      lines.push(`- ${plain(storyName(picture))} (${modes.join(', ')})`);
    }
    if (stories.length > NAMED)
      lines.push(`- and ${count(stories.length - NAMED, 'more story').replace('storys', 'stories')}`);
  }
  const notes = [`Looked at ${scope}`, `${count(untouched, 'other picture')} cannot have changed`];
  if (leftOut.length > 0)
    notes.push(`left out with a reason: ${leftOut.map((story) => plain(storyName(story))).join(', ')}`);
  lines.push('', `${notes.join('; ')}.`, '');
  return lines.join('\n');
}
