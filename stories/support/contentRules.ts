import { LENGTHS, type Length } from '@plinth/site/composed-lengths';
import type { Field } from '@plinth/site/composed';
import { type SectionName, sectionFields } from '@plinth/site/composed-schemas';
import type { ContentRule } from '../../.storybook/guide.ts';

/** A rule as the docs pages show it, from the lengths by which page files are checked. */
const rule = (text: string, { 'zh-tw': chinese, en: english }: Length): ContentRule => ({
  text,
  chinese: chinese.join(' to '),
  english: english.join(' to '),
});

/** The field itself, or that of a list's entries. */
function below(field: Field | undefined, name: string): Field | undefined {
  if (field?.kind === 'list') return below(field.of, name);
  return field?.kind === 'group' ? field.fields[name] : undefined;
}

/** The field with the length: that of a list's entries, the words of an either field, or else the field itself. */
function worded(field: Field | undefined): Field | undefined {
  if (field?.kind === 'list') return worded(field.of);
  return field?.kind === 'either' ? field.words : field;
}

/**
 * The rule by which words of a section are checked in page files.
 *
 * @param path from the section to the words: `items.heading`
 * @throws Error when the section has no such words
 */
export function ruleFor(section: SectionName, path: string, text: string): ContentRule {
  const [first = '', ...rest] = path.split('.');
  const field = worded(rest.reduce(below, sectionFields(section)[first]));
  if (field === undefined || !('length' in field) || field.length === undefined)
    throw new Error(`Pages know no length of ${path} in ${section}.`);
  return rule(text, field.length);
}

/** The head of a section; every section has the same limits, so that bands of a page look alike. */
export const HEAD: readonly ContentRule[] = [
  rule('`eyebrow`: what kind of thing follows', LENGTHS.eyebrow),
  rule('`heading`', LENGTHS.heading),
  rule('`description`', LENGTHS.description),
];

/** What a button or a link to press says. */
export const ACTION = rule('`action.label`: a verb and its object', LENGTHS.action);

/** The label before a way to reach the company. */
export const DETAILS = rule('`details`, a label', LENGTHS.detail);

/** What a picture means to those who do not see it. */
export const ALT = rule('`media.alt`: what it means, not what it shows; empty for decoration', LENGTHS.alt);

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
