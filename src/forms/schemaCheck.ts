import type { FormCheck } from './fieldRules.ts';

/**
 * A schema as valibot, zod, arktype and others make it: the part of Standard Schema 1 that a check needs, copied from
 * <https://standardschema.dev> as its authors ask, so that nobody installs a package for a type.
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
 * Lets a schema say what is wrong with a form: `useForm({ fields, check: schemaCheck(schema) })`. Of several findings about one
 * field the first counts; one about no field belongs to the form.
 *
 * The form sends what was typed, not what the schema makes of it.
 *
 * @param schema what trimmed answers have to be
 * @throws TypeError, with the first submit, when the schema answers later; what takes time belongs in `onSubmit`
 */
export function schemaCheck<Values>(schema: StandardSchema<Values>): FormCheck<Values> {
  return (values) => {
    const result = schema['~standard'].validate(values);
    if (result instanceof Promise)
      throw new TypeError('schemaCheck: the schema answers later; what takes time belongs in onSubmit.');
    const found = (result.issues ?? []).map(({ message, path: [first = ''] = [] }): [string, string] => {
      const name = typeof first === 'object' ? first.key : first;
      return [Object.hasOwn(values as object, name) ? String(name) : '', message];
    });
    // The first wins.
    return Object.fromEntries(found.toReversed());
  };
}
