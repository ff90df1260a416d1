import type { Media } from '@plinth/ui';
import type { LangCode } from '@plinth/ui/contract';
import { isRecord } from './content.ts';
import {
  type Field,
  type Fields,
  type ListField,
  type ListPath,
  type TextField,
  type WordsLevel,
  writtenAs,
} from './fields.ts';
import type { LinkTargets } from './links.ts';
import { hintOf } from './hintOf.ts';
import type { RawProps } from './sections.ts';
import { type Words, addressProblem, readWords } from './words.ts';

/** The way from the top of a page's file to a value: names and places in lists. */
export type ValuePath = readonly (string | number)[];

/** What is wrong with a value of a page's file. */
export interface Problem {
  readonly path: ValuePath;
  /** What was expected, in plain words. */
  readonly message: string;
  /** Missing when the problem keeps the value from being used. */
  readonly about?: 'link';
}

/** What a page is checked against. */
export interface CheckContext {
  readonly langCode: LangCode;
  /** Finds a picture of the brand by its path, such as `assets/pictures/hero.svg`: undefined if there is none, a text if it is unusable. */
  readonly picture: (src: string, alt: string) => Media | string | undefined;
  /** Whether it is the brand's home page, whose sections may leave their entries to the backend. */
  readonly isHome?: boolean;
  /** Where links can lead; they are not followed when missing. */
  readonly targets?: LinkTargets | undefined;
}

/** What was found instead of what was expected, in words. */
export function found(value: unknown): string {
  if (value === null || value === undefined || value === '') return 'nothing';
  if (Array.isArray(value)) return 'a list';
  if (typeof value === 'string') return `'${value.length > 40 ? `${value.slice(0, 40)}…` : value}'`;
  return typeof value === 'object' ? 'several named values' : JSON.stringify(value);
}

/** The message about an unknown name. */
export function unknownName(name: string, known: readonly string[]): string {
  if (name === '') return 'a name is missing before a colon';
  // To YAML the spaces of web pages and of Chinese input methods are letters.
  const hint = /^\s/.test(name) ? ': lines are indented with plain spaces' : hintOf(name, known);
  return `there is no '${name}'${hint}`;
}

const IN_A_LINK = "these words are a link already, through the 'link' beside them: take one of the two out";

/** The advice for a text that YAML does not read as one. */
const QUOTES = 'write it in quotation marks';

/** Characters that nobody types: browsers drop them, replace them, or reverse the text that follows. */
const UNSEEN = /(?!\s)\p{Cc}|[\u202A-\u202E\u2066-\u2069]/u;

/** A text without the invisible characters that pages refuse. */
export const withoutUnseen = (text: string): string => text.replaceAll(new RegExp(UNSEEN, 'gu'), '');

const codePoint = (sign: string): string =>
  `U+${sign.charCodeAt(0).toString(16).toUpperCase().padStart(4, '0')}`;

/** Goes through the values of one page by their fields. */
export class Reader {
  readonly problems: Problem[] = [];
  /** The links that were found, as the file has them, except those to addresses that are not allowed. */
  readonly links: { readonly path: ValuePath; readonly href: string }[] = [];
  readonly context: CheckContext;
  /** The section in which the values are. */
  #section: RawProps = {};

  constructor(context: CheckContext) {
    this.context = context;
  }

  /** Notes what is wrong with a value. */
  refuse(path: ValuePath, message: string): undefined {
    this.problems.push({ path, message });
  }

  /** A text; what YAML reads as a number or as true or false is none. */
  text(value: unknown, path: ValuePath, expected = 'text'): string | undefined {
    if (typeof value === 'string') {
      if (/[\uFFFD\p{Surrogate}]/u.test(value))
        return this.refuse(
          path,
          "'\uFFFD' stands for a character that was lost: save the file as UTF-8, or write it again",
        );
      const unseen = UNSEEN.exec(value)?.[0];
      if (unseen !== undefined)
        return this.refuse(
          path,
          `an invisible character stands here, ${codePoint(unseen)}: write the words again`,
        );
      if (value.trim() !== '') return value;
    }
    const isScalar = typeof value === 'number' || typeof value === 'boolean';
    return this.refuse(path, `expected ${expected}, found ${found(value)}${isScalar ? `: ${QUOTES}` : ''}`);
  }

  #restrictedText(value: unknown, path: ValuePath, only: TextField['only']): string | undefined {
    const text = this.text(value, path, only?.expected);
    if (text === undefined || only === undefined || only.is(text)) return text;
    return this.refuse(path, `expected ${only.expected}, found ${found(text)}`);
  }

  #words(value: unknown, path: ValuePath, level: WordsLevel): Words | undefined {
    const source = this.text(value, path, 'words');
    if (source === undefined) return undefined;
    const { words, problems = [] } = readWords(source, level);
    for (const problem of problems) this.refuse(path, problem);
    return words;
  }

  /** The address that a browser gets: one without a protocol, `/` or `#` is relative to the page. */
  #address(value: unknown, path: ValuePath): string | undefined {
    // To YAML what follows a # is a comment.
    if (value === null)
      return this.refuse(path, `expected an address, found nothing: if it begins with #, ${QUOTES}`);
    const href = this.text(value, path, 'an address');
    if (href === undefined) return undefined;
    const problem = addressProblem(href);
    return problem === undefined ? this.#link(href, path) : this.refuse(path, problem);
  }

  #link(href: string, path: ValuePath): string {
    this.links.push({ path, href });
    return addressOn(href, this.context.langCode);
  }

  /** The same words, with their addresses resolved. */
  #placed(words: Words | undefined, path: ValuePath): Words | undefined {
    if (words === undefined || typeof words === 'string') return words;
    return words.map((part) => {
      if (typeof part === 'string') return part;
      const of = this.#placed(part.of, path);
      return {
        ...part,
        ...(of !== undefined && { of }),
        ...(part.href !== undefined && { href: this.#link(part.href, path) }),
      };
    });
  }

  #picture(value: unknown, path: ValuePath, link: Field | undefined): object | undefined {
    if (!isRecord(value)) return this.refuse(path, `expected a picture: src and alt; found ${found(value)}`);
    this.unknown(value, path, ['src', 'alt', ...(link ? ['link'] : [])]);
    const src = this.text(value['src'], [...path, 'src'], 'the path of a picture');
    const alt =
      value['alt'] === ''
        ? ''
        : this.text(value['alt'], [...path, 'alt'], "what the picture means, or '' for decoration");
    const leads =
      link && value['link'] !== undefined ? this.value(link, value['link'], [...path, 'link']) : undefined;
    if (src === undefined || alt === undefined) return undefined;
    const media = this.picture(src, alt, [...path, 'src']);
    return media && { ...media, ...(leads !== undefined && { link: leads }) };
  }

  /** A picture of the brand. */
  picture(src: string, alt: string, path: ValuePath): Media | undefined {
    const hint = src.startsWith('assets/pictures/') ? '' : ': pictures are named assets/pictures/…';
    const media = this.context.picture(src, alt) ?? `there is no picture '${src}'${hint}`;
    return typeof media === 'string' ? this.refuse(path, media) : media;
  }

  #press(value: unknown, path: ValuePath, hasLabel: boolean): object | undefined {
    const expected = hasLabel ? 'label and href' : 'href';
    if (!isRecord(value)) return this.refuse(path, `expected a link: ${expected}; found ${found(value)}`);
    this.unknown(value, path, ['href', 'accessibleLabel', ...(hasLabel ? ['label'] : [])]);
    const { href, label, accessibleLabel } = value;
    return {
      ...(hasLabel && { label: this.#words(label, [...path, 'label'], 'phrase') }),
      href: this.#address(href, [...path, 'href']),
      ...(accessibleLabel !== undefined && {
        accessibleLabel: this.text(accessibleLabel, [...path, 'accessibleLabel']),
      }),
    };
  }

  /** Refuses unknown names. */
  unknown(value: RawProps, path: ValuePath, known: readonly string[]): void {
    for (const name of Object.keys(value))
      if (!known.includes(name)) this.refuse([...path, name], unknownName(name, known));
  }

  /** The entries of a list of the section; none if it is no list. */
  #entriesAt(way: ListPath): readonly unknown[] {
    const list = way.reduce<unknown>(
      (around, name) => (isRecord(around) ? around[name] : undefined),
      this.#section,
    );
    return Array.isArray(list) ? list : [];
  }

  #count({ length }: readonly unknown[], oneForEach: ListPath, path: ValuePath): void {
    const wanted = this.#entriesAt(oneForEach).length;
    if (length !== wanted)
      this.refuse(path, `expected one entry for each of the ${oneForEach[0]} (${wanted}), found ${length}`);
  }

  #list(value: unknown, path: ValuePath, { of, required, oneForEach }: ListField) {
    if (!Array.isArray(value)) return this.refuse(path, `expected a list, found ${found(value)}`);
    if (required === true && value.length === 0)
      return this.refuse(path, 'expected a list with at least one entry');
    if (oneForEach !== undefined) this.#count(value, oneForEach, path);
    return value
      .map((entry: unknown, index) => this.value(of, entry, [...path, index]))
      .filter((entry) => entry !== undefined);
  }

  #number(value: unknown, placeIn: ListPath | undefined, path: ValuePath): number | undefined {
    const least = placeIn === undefined ? 0 : -Infinity;
    if (typeof value !== 'number' || !Number.isFinite(value) || value < least)
      return this.refuse(path, `expected a number such as 12000 or 9.5, found ${found(value)}`);
    const places = placeIn && [...this.#entriesAt(placeIn).keys()];
    // An empty list is reported by itself.
    if (places === undefined || places.length === 0 || places.includes(value)) return value;
    return this.refuse(path, `expected one of ${places.join(', ')}; found ${found(value)}`);
  }

  /** A value by its field: as a browser gets it, or nothing and a problem. */
  value(field: Field, value: unknown, path: ValuePath): unknown {
    switch (field.kind) {
      case 'words':
        return this.#placed(this.#words(value, path, field.level), path);
      case 'text':
        return this.#restrictedText(value, path, field.only);
      case 'choice':
        if ((field.options as readonly unknown[]).includes(value)) return value;
        return this.refuse(path, `expected one of ${field.options.join(', ')}; found ${found(value)}`);
      case 'boolean':
        if (typeof value === 'boolean') return value;
        return this.refuse(path, `expected true or false, found ${found(value)}`);
      case 'number':
        return this.#number(value, field.placeIn, path);
      case 'picture':
        return this.#picture(value, path, field.link);
      case 'link':
        return this.#press(value, path, false);
      case 'action':
        return this.#press(value, path, true);
      case 'list':
        return this.#list(value, path, field);
      case 'group': {
        if (!isRecord(value)) return this.refuse(path, `expected named values, found ${found(value)}`);
        const { length } = this.problems;
        const group = this.fields(field.fields, value, path);
        // What is required there is reported by itself.
        if (this.problems.length === length && Object.values(value).flat().length === 0)
          return this.refuse(path, 'this says nothing: fill it in, or take it out');
        return group;
      }
      case 'either':
        return this.value(writtenAs(field, value), value, path);
      case 'given':
        return this.refuse(path, `this cannot be set here: ${field.about}`);
    }
  }

  /** A section by its fields. */
  section(fields: Fields, props: RawProps, path: ValuePath): RawProps {
    this.#section = props;
    return this.fields(fields, props, path);
  }

  /** Named values by their fields. */
  fields(fields: Fields, value: RawProps, path: ValuePath): RawProps {
    const writable = Object.keys(fields).filter((name) => fields[name]?.kind !== 'given');
    const entries = Object.entries(value).map(([name, entry]): [string, unknown] => {
      const field = Object.hasOwn(fields, name) ? fields[name] : undefined;
      const place = [...path, name];
      if (field === undefined) return [name, this.refuse(place, unknownName(name, writable))];
      const linksBefore = this.links.length;
      const read = this.value(field, entry, place);
      // Browsers end a link where another begins inside it, so the page would differ from the one that was built.
      const isLink = field.kind === 'words' && field.pressedBy !== undefined && field.pressedBy in value;
      const hasLinks = this.links.length > linksBefore;
      return [name, isLink && hasLinks ? this.refuse(place, IN_A_LINK) : read];
    });
    const good = Object.fromEntries(entries.filter(([, entry]) => entry !== undefined));
    for (const [name, field] of Object.entries(fields)) {
      if (!('required' in field) || field.required !== true) continue;
      const isAnswered = this.context.isHome === true && field.kind === 'list' && field.answer !== undefined;
      if (isAnswered && !(name in value)) continue;
      if (!(name in value))
        this.refuse([...path, name], `this is required${field.about ? `: ${field.about}` : ''}`);
      good[name] ??= standIn(field);
    }
    return good;
  }
}

/** Stands in for a required value that is missing or unusable, so that the rest of the page can be shown. */
function standIn(field: Field): unknown {
  if (field.kind === 'group')
    return Object.fromEntries(Object.entries(field.fields).map(([name, below]) => [name, standIn(below)]));
  if (field.kind === 'list') return [];
  return field.kind === 'action' ? { label: '' } : '';
}

/** What an address of a file means on a page in a language: one without a protocol, `/` or `#` is relative to the page. */
function addressOn(href: string, langCode: LangCode): string {
  if (/^(?:[a-z][a-z\d+.-]*:|\/|#)/i.test(href)) return href;
  const { pathname, search, hash } = new URL(href, `http://site.invalid/main/${langCode}/`);
  return pathname + search + hash;
}
