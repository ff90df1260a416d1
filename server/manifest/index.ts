export {
  ManifestError,
  compressedDirectory,
  manifestPath,
  parseManifest,
  readManifest,
  siteDirectory,
} from './read.ts';
export {
  type BuildManifest,
  BuildManifestSchema,
  type BuiltDocument,
  type BuiltPage,
  type Redirect,
} from './schema.ts';
