import type { Field } from '@plinth/site/composed';

/** Whether a value has to be there. */
export const isRequired = (field: Field): boolean => 'required' in field && field.required === true;

/** Whether the page puts something there by itself where the file says nothing. */
export const isGiven = (field: Field): boolean => 'given' in field && field.given !== undefined;
