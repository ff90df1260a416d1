import { expect, it } from 'vitest';
import { VERSION, changes, lifeOf } from './workshop/releases.ts';

it('tells what is new, what can be relied on, and what is on its way out', () => {
  expect(lifeOf('Hero', 'The first screen.')).toMatchObject({
    status: 'stable',
    words: `Stable, in ${VERSION}.`,
  });
  expect(lifeOf('Hero', 'The first screen.\n@deprecated Use `Banner`.')).toMatchObject({
    status: 'deprecated',
    words: 'Deprecated. Use `Banner`.',
  });
  // Named by notes about new parts, but not introduced there.
  expect(lifeOf('ContactForm', '')).toMatchObject({ status: 'stable' });
  // After a release there are no notes, and nothing is new.
  const news = /^- \**New\b[^]*?^ {2}- `(\w+)`:/m.exec(changes())?.[1];
  if (news !== undefined) expect(lifeOf(news, '')).toMatchObject({ status: 'new' });
});

it('has the changelog', () => {
  expect(VERSION).toMatch(/^\d+\.\d+\.\d+$/);
  expect(changes()).toContain(`## ${VERSION}`);
});

it('tells of a part only the changes that name it', () => {
  for (const change of lifeOf('Header', '').coming) {
    expect(change).toContain('`Header`');
    expect(change).not.toContain('\n');
  }
});
