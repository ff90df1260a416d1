declare const ANSWER: unique symbol;

/** Says to the compiler, and to nobody else, what a field's answer is, so that it refuses a field whose rule is of another kind. */
export interface Answered<Value> {
  readonly [ANSWER]?: Value | undefined;
}
