import * as v from 'valibot';

/** Something that is served for a page: a file below `dist/site/<variant>/` and the headers that belong to it. */
const DocumentSchema = v.strictObject({
  /** Relative to the variant's folder, with forward slashes: `main/zh-tw/index.html`. */
  file: v.pipe(v.string(), v.regex(/^(?!\/)(?!.*(?:^|\/)\.\.(?:\/|$)).+$/, 'Expected a relative path')),
  /** Names in lower case. The page's `content-security-policy` is here. */
  headers: v.record(v.pipe(v.string(), v.regex(/^[a-z0-9-]+$/, 'Expected a name in lower case')), v.string()),
});
/** Something that is served for a page: a file and the headers that belong to it. */
export type BuiltDocument = v.InferOutput<typeof DocumentSchema>;

/** A finished page. */
const PageSchema = v.strictObject({
  /** The page's path below the base as browsers ask for it, with a slash at its start and none at its end: `/main/zh-tw/index`. */
  path: v.pipe(v.string(), v.regex(/^\/[^?#]*[^?#/]$/, 'Expected a path')),
  ...DocumentSchema.entries,
});

/** A redirect; the query string of the request is kept. */
const RedirectSchema = v.strictObject({
  /** The source of a regular expression on the whole path below the base (with a slash at its start, no query). */
  from: v.string(),
  /** A path below the base, with `$1` and so on for the groups of `from`. */
  to: v.pipe(v.string(), v.regex(/^\/(?!\/)/, 'Expected a path')),
  status: v.picklist([301, 302, 307, 308]),
});

/** What the server needs to know about a build, in `dist/build/<variant>.json`. The build writes it last. */
export const BuildManifestSchema = v.strictObject({
  version: v.literal(1),
  variant: v.string(),
  /** The settings that are built into the pages: the server refuses to serve them under others. */
  basePath: v.pipe(v.string(), v.regex(/^\/(?:.*\/)?$/, 'Expected a path with a slash at both ends')),
  siteUrl: v.string(),
  plainHost: v.boolean(),
  /** Shows whether the build is still fresh; the server does not use it. */
  inputsHash: v.string(),
  pages: v.pipe(v.array(PageSchema), v.minLength(1)),
  /** Pages without data that are served for `path?id=X` and `path/X` where the id was not built; one in each language. */
  shells: v.array(PageSchema),
  /** In this order; the first that matches wins. Used only for paths that are neither page nor file. */
  redirects: v.array(RedirectSchema),
  notFound: DocumentSchema,
});
/** What a build tells the server. */
export type BuildManifest = v.InferOutput<typeof BuildManifestSchema>;
