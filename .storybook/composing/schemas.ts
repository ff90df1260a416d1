import * as v from 'valibot';

/** The same schema for each language, all optional. */
export const perLanguage = <S extends v.GenericSchema>(of: S) =>
  v.strictObject({ 'zh-tw': v.exactOptional(of), en: v.exactOptional(of) });

/** A text that is JSON with the given schema. */
export const jsonOf = <S extends v.GenericSchema>(schema: S) => v.pipe(v.string(), v.parseJson(), schema);

/** The files of a page: a `StoredPage`. */
export const StoredPageSchema = perLanguage(
  v.object({ text: v.string(), version: v.string(), isGarbled: v.exactOptional(v.literal(true)) }),
);

/** The changes to save in a page: a `PageChange`. */
export const PageChangeSchema = perLanguage(
  v.strictObject({ text: v.nullable(v.string()), was: v.nullable(v.string()) }),
);
