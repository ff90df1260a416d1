import type { Field } from '@plinth/site/composed';
import type { ByLanguage } from '../model/draft.ts';
import type { Place } from '../model/edits.ts';
import type { Path } from '../model/values.ts';

/** What a control is called, and what there is to say of it. */
export interface ControlNames {
  readonly 'aria-label': string;
  readonly 'aria-describedby': string | undefined;
}

/** A value to edit, in the languages that have it. */
export interface EditorProps<F extends Field = Field> {
  readonly field: F;
  /** What it is called. */
  readonly label: string;
  readonly place: Place;
  readonly path: Path;
  /** The current values; a language that the page or the section lacks is missing. */
  readonly values: ByLanguage<{ readonly value: unknown }>;
}
