import type { Media } from '@plinth/ui';
import type { HomeData } from '@plinth/ui/contract';
import type { ComponentPropsWithRef, ReactElement, ReactNode } from 'react';
import { isRecord } from './content.ts';
import type { Length } from './lengths.ts';

/**
 * What may stand in words, each with all of the ones before: a `phrase` has emphasis and code, a `line` links and line breaks,
 * `blocks` paragraphs and lists, and `prose` headings of its own.
 */
export type WordsLevel = 'phrase' | 'line' | 'blocks' | 'prose';

/** What every field says of itself. */
interface FieldBase<Kind extends string> {
  readonly kind: Kind;
  /** It has to be there. */
  readonly required?: boolean;
  /** What it holds, for the person who fills it in. */
  readonly about?: string;
  /** What the page uses when the file says nothing; a required prop may then be left out. */
  readonly given?: string;
}

/** A field with words, whose length is checked. */
interface WrittenField<Kind extends string> extends FieldBase<Kind> {
  readonly length?: Length;
}

/** Words in a small safe Markdown, where the part takes rich ones. */
export interface WordsField extends WrittenField<'words'> {
  readonly level: WordsLevel;
  /** The name of the link beside them that, when it is there, makes all of them a link: then they may contain none. */
  readonly pressedBy?: string;
}

/** Plain text. */
export interface TextField extends WrittenField<'text'> {
  /** When not any text will do: what is expected, and whether a text is that. */
  readonly only?: { readonly expected: string; readonly is: (text: string) => boolean };
  /** Whether a required one may be empty, because that has a meaning. */
  readonly mayBeEmpty?: boolean;
}

/** One of a few options. */
export interface ChoiceField extends FieldBase<'choice'> {
  readonly options: readonly (string | number)[];
}

/** Yes or no. */
export type BooleanField = FieldBase<'boolean'>;

/** A number. */
export interface NumberField extends FieldBase<'number'> {
  /** The way from the section to the list whose entry it numbers, counted from 0. */
  readonly placeIn?: ListPath;
}

/** A picture: `src` and `alt`. */
export interface PictureField extends WrittenField<'picture'> {
  /** Whether it may lead somewhere: then it takes a `link`, too. */
  readonly link?: LinkField;
}

/** Where a press leads: `href` and, where the words alone do not say enough, `accessibleLabel`. */
export type LinkField = FieldBase<'link'>;

/** A press with its words: what a link has, and `label`. */
export type ActionField = WrittenField<'action'>;

/** The way from a section to one of its lists. */
export type ListPath = readonly [name: string, ...below: string[]];

/** Several of a kind. */
export interface ListField extends FieldBase<'list'> {
  readonly of: Field;
  /** How many there should be. */
  readonly count?: readonly [from: number, to: number];
  /** The way from the section to another list: this one has one entry for each of that list's. */
  readonly oneForEach?: ListPath;
  /** The list of the home page's answer that is used when the home page's file says nothing. */
  readonly answer?: keyof HomeData;
}

/** Several fields with names. */
export interface GroupField extends FieldBase<'group'> {
  readonly fields: Fields;
}

/** Words, or in their place something that the part shows in another way. */
export interface EitherField extends FieldBase<'either'> {
  readonly words: WordsField;
  readonly other: BooleanField | GroupField;
}

/** Nothing to write: the page provides it, or leaves it out. */
export interface GivenField {
  readonly kind: 'given';
  /** Why nobody writes it. */
  readonly about: string;
}

/** What a page's file says of a prop. */
export type Field =
  | WordsField
  | TextField
  | ChoiceField
  | BooleanField
  | NumberField
  | PictureField
  | LinkField
  | ActionField
  | ListField
  | GroupField
  | EitherField
  | GivenField;

/** Fields by the names of their props. */
export type Fields = Readonly<Record<string, Field>>;

/** A choice with exactly the prop's options: in the position of a parameter the union may be neither wider nor narrower. */
export type ChoiceOf<Option extends string | number> = ChoiceField & {
  readonly options: readonly Option[];
  readonly all?: (option: Option) => void;
};

type LinkedPicture = PictureField & { readonly link: LinkField };
type PlainPicture = PictureField & { readonly link?: undefined };
type ListOf<Entry> = ListField & { readonly of: FieldOf<Entry> };
type GroupOf<Props> = Omit<GroupField, 'fields'> & { readonly fields: FieldsOf<Props> };
type EitherOf<Other> = Omit<EitherField, 'other'> & { readonly other: Other };

/** What a prop takes besides nodes has fields of its own; some nodes are written as yes or no. */
type WordsOf<Other> = [Other] extends [never]
  ? WordsField | EitherOf<BooleanField>
  : EitherOf<GroupOf<Other>>;

/** The field that a prop of a type needs. */
export type FieldOf<Prop> = [ReactElement] extends [Prop]
  ? WordsOf<Exclude<Prop, ReactNode>>
  : [Prop] extends [boolean]
    ? BooleanField
    : [Prop] extends [number]
      ? number extends Prop
        ? NumberField
        : ChoiceOf<Prop>
      : [Prop] extends [string]
        ? string extends Prop
          ? TextField
          : ChoiceOf<Prop>
        : [Prop] extends [readonly (infer Entry)[]]
          ? ListOf<Entry>
          : [Prop] extends [Media]
            ? 'link' extends keyof Prop
              ? LinkedPicture
              : PlainPicture
            : 'accessibleLabel' extends keyof Prop
              ? 'label' extends keyof Prop
                ? ActionField
                : LinkField
              : GroupOf<Prop>;

/** Props that parts take from the platform, and `loading`, which shows a skeleton meanwhile. */
type FromPlatform = Exclude<keyof ComponentPropsWithRef<'section'>, 'children'> | 'as' | 'loading';

/** The names of the props that are data: no functions, and nothing for the platform. */
type DataOf<Props> = {
  [Name in keyof Props]-?: NonNullable<Props[Name]> extends (...input: never[]) => unknown
    ? never
    : 'className' extends keyof Props
      ? Exclude<Name, FromPlatform>
      : Name;
}[keyof Props];

/** The field of a required prop says that it is required, or what the page provides. */
type NeedOf<Props, Name extends keyof Props> =
  Pick<Props, Name> extends Required<Pick<Props, Name>>
    ? { readonly required: true } | { readonly given: string }
    : unknown;

/**
 * The schema of a section or a group, derived from its props: each one that is data has a field of its kind, or is given by the
 * page. A field that is missing, superfluous or of another kind does not compile.
 */
export type FieldsOf<Props> = {
  readonly [Name in DataOf<Props>]: (FieldOf<NonNullable<Props[Name]>> & NeedOf<Props, Name>) | GivenField;
};

type More<Of extends Field> = Omit<Of, 'kind' | 'level' | 'options' | 'of' | 'fields' | 'words' | 'other'>;

/** Words; see {@link WordsLevel}. */
export const words = <const M extends More<WordsField>>(level: WordsLevel, more?: M) =>
  ({ kind: 'words', level, ...more }) as WordsField & NoInfer<M>;

/** Plain text. */
export const text = <const M extends More<TextField>>(more?: M) =>
  ({ kind: 'text', ...more }) as TextField & NoInfer<M>;

/** One of a few options: all that the prop has. */
export const choice = <const Option extends string | number, const M extends More<ChoiceField>>(
  options: readonly Option[],
  more?: M,
) => ({ kind: 'choice', options, ...more }) as ChoiceField as ChoiceOf<Option> & NoInfer<M>;

/** Yes or no. */
export const boolean = <const M extends More<BooleanField>>(more?: M) =>
  ({ kind: 'boolean', ...more }) as BooleanField & NoInfer<M>;

/** A number. */
export const number = <const M extends More<NumberField>>(more?: M) =>
  ({ kind: 'number', ...more }) as NumberField & NoInfer<M>;

/** A picture. */
export const picture = (more?: Omit<More<PictureField>, 'link'>): PlainPicture => ({
  kind: 'picture',
  ...more,
});

/** A picture that may lead somewhere. */
export const linkedPicture = (more?: Omit<More<PictureField>, 'link'>): LinkedPicture => ({
  kind: 'picture',
  link: link(),
  ...more,
});

/** Where a press leads. */
export const link = <const M extends More<LinkField>>(more?: M) =>
  ({ kind: 'link', ...more }) as LinkField & NoInfer<M>;

/** A press with its words. */
export const action = <const M extends More<ActionField>>(more?: M) =>
  ({ kind: 'action', ...more }) as ActionField & NoInfer<M>;

/** Several of a kind. */
export const list = <const Of extends Field, const M extends More<ListField>>(of: Of, more?: M) =>
  ({ kind: 'list', of, ...more }) as Omit<ListField, 'of'> & { readonly of: Of } & NoInfer<M>;

/** Several fields with names, for a type of props. */
export const group = <Props>(fields: FieldsOf<Props>, more: More<GroupField> = {}): GroupOf<Props> => ({
  kind: 'group',
  fields,
  ...more,
});

/** Words, or something in their place. */
export const either = <const Other>(words_: WordsField, other: Other): EitherOf<Other> => ({
  kind: 'either',
  words: words_,
  other,
});

/** Which of the two a value is written as. A value that is neither is treated as words, and refused as such. */
export function writtenAs({ words: plain, other }: EitherField, value: unknown): Field {
  return other.kind === (isRecord(value) ? 'group' : typeof value) ? other : plain;
}

/** Nothing to write. */
export const given = (about: string): GivenField => ({ kind: 'given', about });
