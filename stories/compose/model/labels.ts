import type { LangCode } from '@plinth/ui/contract';
import type { Path } from './values.ts';

/** The languages, each by its own name. */
export const LANGUAGE_NAMES: Readonly<Record<LangCode, string>> = { 'zh-tw': '中文', en: 'English' };

/** The name of a prop or a section as a person reads it: `secondaryAction` is 'Secondary action'. */
export function labelOf(name: string): string {
  // Names that only programmers know, and a missing name.
  if (name === 'children') return 'Text';
  if (name === '') return 'Without a name';
  const spaced = name.replaceAll(
    /([a-z])([A-Z])/g,
    (_, end: string, start: string) => `${end} ${start.toLowerCase()}`,
  );
  return spaced.charAt(0).toUpperCase() + spaced.slice(1);
}

/** What forms call parts of a link or a picture. */
const CONTROLS: Readonly<Record<string, string>> = {
  href: 'leads to',
  accessibleLabel: 'full name',
  src: 'file',
  alt: 'alternative text',
};

/** What a part is called within what is around it: the first of 'Items' is 'Items 1', and its link's `href` 'Items 1: link: leads to'. */
export const partLabel = (around: string, step: string | number): string =>
  typeof step === 'number'
    ? `${around} ${step + 1}`
    : `${around}: ${CONTROLS[step] ?? labelOf(step).toLowerCase()}`;

/** A path in the words of its form: `['items', 0, 'action', 'href']` is 'items 1: action: leads to'. */
export const placeName = (path: Path): string => path.reduce<string>(partLabel, '').replace(/^: /, '');

/** The name of a section: `FaqSection` is 'Faq', for every section is one. */
export const sectionLabel = (section: string): string =>
  labelOf(section === 'SectionFrame' ? 'FreeText' : section.replace(/Section$/, ''));

/** The words without their marks, cut short, to tell one section from another. */
export const shortWords = (value: unknown): string =>
  typeof value === 'string' ? value.replaceAll(/[*_`#]|\[|\]\([^)]*\)/g, '').slice(0, 40) : '';
