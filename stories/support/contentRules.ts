import type { ContentRule } from '../../.storybook/guide.ts';

/** The head of a section; every section has the same limits, so that bands of a page look alike. */
export const HEAD: readonly ContentRule[] = [
  { text: '`eyebrow`: what kind of thing follows', chinese: '2 to 10', english: '4 to 24' },
  { text: '`heading`', chinese: '4 to 20', english: '12 to 60' },
  { text: '`description`', chinese: '20 to 60', english: '50 to 150' },
];

/** What a button or a link to press says. */
export const ACTION: ContentRule = {
  text: '`action.label`: a verb and its object',
  chinese: '2 to 8',
  english: '4 to 24',
};

/** What stands before a way to write to the company. */
export const DETAILS: ContentRule = {
  text: '`details`, a label',
  chinese: '2 to 16',
  english: '4 to 48',
};

/** What a picture means to those who do not see it. */
export const ALT: ContentRule = {
  text: '`media.alt`: what it means, not what it shows; empty for decoration',
  chinese: '6 to 30',
  english: '16 to 90',
};

/**
 * How many entries a list may have.
 *
 * @param texts whose rules the entries' texts follow
 */
export const entries = (prop: string, count: string, texts?: string): ContentRule => ({
  text: `\`${prop}\`: how many${texts === undefined ? '' : `; their texts as in \`${texts}\``}`,
  chinese: count,
  english: count,
});
