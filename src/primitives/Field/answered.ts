declare const ANSWER: unique symbol;

/** Tells the type of a field's answer, for the compiler only, which then refuses a field whose rule is of another kind. */
export interface Answered<Value> {
  readonly [ANSWER]?: Value | undefined;
}
