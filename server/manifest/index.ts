export { ManifestError, compressedDirectory, manifestPath, readManifest, siteDirectory } from './read.ts';
export type { BuildManifest, BuiltDocument } from './schema.ts';
