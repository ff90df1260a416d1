export { Field } from './Field.tsx';
export type { FieldProps } from './useFieldParts.tsx';
