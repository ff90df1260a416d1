import { describe, expect, it } from 'vitest';
import type { Report } from './report.ts';
import { headline, markdownSummary } from './summary.ts';
import { pictureOf, reportOf } from './testing.ts';

const REPORT: Report = {
  ...reportOf([
    {
      outcome: 'changed',
      picture: pictureOf('<Primary>', 'en'),
      words: '12 pixels',
      before: { file: 'pictures/a.png', width: 1024, height: 768, hash: 'b' },
      after: { file: 'pictures/b.png', width: 1024, height: 768, hash: 'c' },
    },
    { outcome: 'changed', picture: pictureOf('<Primary>', 'zh-tw'), words: '14 pixels' },
    { outcome: 'failed', picture: pictureOf('Broken', 'en'), words: 'It threw.' },
  ]),
  taken: 40,
  untouched: 1,
  leftOut: [{ storyId: 'clock', title: 'Components/Clock', name: 'Ticking', reason: 'It shows the time.' }],
  scope: 'the stories that the changes can reach',
};

describe('headline', () => {
  it('counts what has been found, the most urgent first', () => {
    expect(headline(REPORT)).toBe('1 failed, 2 changed of 40 pictures.');
    expect(headline({ ...REPORT, findings: [] })).toBe('No change in 40 pictures.');
    expect(headline({ ...REPORT, findings: [], taken: 0 })).toBe(
      'No picture taken: the stories that the changes can reach.',
    );
    expect(headline({ ...REPORT, findings: [], shard: { part: 2, of: 4 } })).toBe(
      'No change in 40 pictures, part 2 of 4.',
    );
  });
});

describe('markdownSummary', () => {
  it('names each story once with its modes, and lets no name become markup', () => {
    const text = markdownSummary(REPORT, {});
    expect(text).toContain('- Components/Button / \\<Primary\\> (en, zh-tw)');
    expect(text).not.toContain('more stor');
    expect(text.indexOf('#### Failed')).toBeLessThan(text.indexOf('#### Changed'));
    expect(text).toContain(
      '1 other picture cannot have changed; left out with a reason: Components/Clock / Ticking.',
    );
  });

  it('says once why nothing was looked at, and counts no pictures then', () => {
    const scope = 'nothing that a story shows has changed';
    const nothing = { ...REPORT, findings: [], taken: 0, untouched: 0, leftOut: [], scope };
    expect(markdownSummary(nothing, {})).toMatch(
      /^[^:]*\n\n\*\*No picture taken: nothing .* has changed\.\*\* Compared .*\.\n$/,
    );
  });

  it('counts the answers of reviewers to these same pictures', () => {
    const answer = { verdict: 'accepted', note: '', of: 'changed b c' } as const;
    expect(markdownSummary(REPORT, { '<Primary>.en': answer })).toContain(
      'Answered before: 1 accepted, 0 questioned.',
    );
    expect(markdownSummary(REPORT, { '<Primary>.en': { ...answer, of: 'changed b d' } })).not.toContain(
      'Answered',
    );
  });

  it('stays short enough for a comment', () => {
    const findings = Array.from({ length: 500 }, (_, index) => ({
      outcome: 'added' as const,
      picture: pictureOf(`S${index}`, 'en'),
      words: 'new',
    }));
    const text = markdownSummary({ ...REPORT, findings }, {});
    expect(text).toContain('- and 480 more stories');
    expect(text.length).toBeLessThan(3000);
  });
});
