/** The rule for one question of a form. */
interface Rule<Value> {
  /** The question's name in a message that is shown away from its field. */
  readonly label: string;
  /**
   * The message when there is no answer; when missing, an answer is optional. What shows nothing, such as white space, is no
   * answer.
   */
  readonly required?: string | undefined;
  /**
   * The message when the answer breaks the control's own constraints (`type`, `pattern`, `min`, `max`, `step`); the browser's own
   * when missing.
   */
  readonly invalid?: string | undefined;
  /** Checks an answer and returns what is wrong with it. Not called for a missing one. */
  readonly check?: (value: Value) => string | undefined;
}

/** A question answered by text: a line, a message, a single choice. */
export type TextRule = Rule<string> & { readonly kind?: 'text' | undefined };
/** A box that is ticked or not. */
export type CheckboxRule = Rule<boolean> & { readonly kind: 'checkbox' };
/** A multiple choice: checkboxes with the same name. */
export type ListRule = Rule<readonly string[]> & { readonly kind: 'list' };
/** Files from the visitor's machine. */
export type FilesRule = Rule<readonly File[]> & { readonly kind: 'files' };

/** The rule for one question of a form; `kind` is the type of its answer, text when missing. */
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

/** The answers to a form's questions. */
export type FormValues<R extends FieldRules> = { readonly [Name in keyof R]: ValueOf<R[Name]> };

/** What is wrong with answers, by the names of their questions. */
export type FormErrors = Readonly<Partial<Record<string, string>>>;

/** Checks all answers together and returns what is wrong, by question. An error under the name `''` belongs to the form. */
export type FormCheck<Values> = (values: Values) => FormErrors;
