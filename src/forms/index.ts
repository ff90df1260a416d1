/** Forms: their behaviour, without styles. */
export type * from './fieldRules.ts';
export { type StandardSchema, schemaCheck } from './schemaCheck.ts';
export { type BoundField, type Form, type FormOptions, useForm } from './useForm.tsx';
