import type { Field } from '@plinth/site/composed';

/** Whether it has to be there, even if empty. */
export const isNeeded = (field: Field): boolean => 'required' in field && field.required === true;

/** Whether something has to be filled in. */
export const isRequired = (field: Field): boolean =>
  isNeeded(field) && !('mayBeEmpty' in field && field.mayBeEmpty === true);

/** Whether the page fills it in by itself when the file says nothing. */
export const isGiven = (field: Field): boolean => 'given' in field && field.given !== undefined;

/** Whether the backend provides it on the home page when the file says nothing. */
export const isAnswered = (field: Field): boolean => field.kind === 'list' && field.answer !== undefined;
