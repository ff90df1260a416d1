/** What a form knows about one of its questions. */
interface Rule<Value> {
  /** The question's name in a message that stands away from its field. */
  readonly label: string;
  /** What is said when there is no answer; where it is missing there need not be one. What shows nothing, such as white space, is no answer. */
  readonly required?: string | undefined;
  /** Said when the answer breaks what the control itself asks for (`type`, `pattern`, `min`, `max`, `step`); the browser's own words when missing. */
  readonly invalid?: string | undefined;
  /** Looks at an answer; says what is wrong with it. Not asked about a missing one. */
  readonly check?: (value: Value) => string | undefined;
}

/** A question answered by text: a line, a message, a choice of one. */
export type TextRule = Rule<string> & { readonly kind?: 'text' | undefined };
/** A box that is ticked or not. */
export type CheckboxRule = Rule<boolean> & { readonly kind: 'checkbox' };
/** A choice of any number: boxes of one name. */
export type ListRule = Rule<readonly string[]> & { readonly kind: 'list' };
/** Files from the visitor's machine. */
export type FilesRule = Rule<readonly File[]> & { readonly kind: 'files' };

/** What a form knows about one of its questions; `kind` says what an answer is, text when missing. */
export type FieldRule = TextRule | CheckboxRule | ListRule | FilesRule;

/** A form's questions by the `name` of their controls, in the order in which messages name them. */
export type FieldRules = Readonly<Record<string, FieldRule>>;

/** Any answer. */
export type FieldValue = string | boolean | readonly string[] | readonly File[];

type ValueOf<R> = R extends { readonly kind: 'checkbox' }
  ? boolean
  : R extends { readonly kind: 'list' }
    ? readonly string[]
    : R extends { readonly kind: 'files' }
      ? readonly File[]
      : string;

/** What a form's questions are answered with. */
export type FormValues<R extends FieldRules> = { readonly [Name in keyof R]: ValueOf<R[Name]> };

/** What is wrong with answers, by the names of their questions. */
export type FormErrors = Readonly<Partial<Record<string, string>>>;

/** Looks at all answers at once; says what is wrong with which. What it says under the name `''` belongs to the form. */
export type FormCheck<Values> = (values: Values) => FormErrors;
