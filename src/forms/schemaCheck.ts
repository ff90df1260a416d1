import type { FormCheck } from './fieldRules.ts';

/**
 * A schema as valibot, zod, arktype and others make it: the part of Standard Schema 1 that a check needs, copied from
 * <https://standardschema.dev> as its authors suggest, so that nobody installs a package for a type.
 */
export interface StandardSchema<Input = unknown> {
  readonly '~standard': {
    readonly version: 1;
    readonly vendor: string;
    readonly validate: (value: unknown) => SchemaResult | Promise<SchemaResult>;
    readonly types?: { readonly input: Input; readonly output: unknown } | undefined;
  };
}

interface SchemaResult {
  readonly issues?: readonly SchemaIssue[] | undefined;
}

interface SchemaIssue {
  readonly message: string;
  readonly path?: readonly (PropertyKey | { readonly key: PropertyKey })[] | undefined;
}

/**
 * Validates a form by a schema: `useForm({ fields, check: schemaCheck(schema) })`. Of several issues with one field the first
 * counts; an issue without a field belongs to the form.
 *
 * The form sends what was typed, not what the schema makes of it.
 *
 * @param schema validates the trimmed answers
 * @throws TypeError, with the first submit, when the schema is asynchronous; asynchronous checks belong in `onSubmit`
 */
export function schemaCheck<Values>(schema: StandardSchema<Values>): FormCheck<Values> {
  return (values) => {
    const result = schema['~standard'].validate(values);
    if (result instanceof Promise)
      throw new TypeError('schemaCheck: the schema is asynchronous; asynchronous checks belong in onSubmit.');
    const found = (result.issues ?? []).map(({ message, path: [first = ''] = [] }): [string, string] => {
      const name = typeof first === 'object' ? first.key : first;
      return [Object.hasOwn(values as object, name) ? String(name) : '', message];
    });
    // The first issue of a field wins.
    return Object.fromEntries(found.toReversed());
  };
}
