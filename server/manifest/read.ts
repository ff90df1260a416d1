import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import * as v from 'valibot';
import { type BuildManifest, BuildManifestSchema } from './schema.ts';

/** The build is missing, broken or made for other settings; the message is one line that says what to do. */
export class ManifestError extends Error {
  override readonly name = 'ManifestError';
}

/** The path of a variant's manifest, below the folder `dist`. */
export function manifestPath(distDir: string, variant: string): string {
  return join(distDir, 'build', `${variant}.json`);
}

/** The folder of a variant's public files, below the folder `dist`. */
export function siteDirectory(distDir: string, variant: string): string {
  return join(distDir, 'site', variant);
}

/**
 * The folder of the compressed forms of a variant's files, below the folder `dist`: not among the public files, which static
 * hosts compress themselves.
 */
export function compressedDirectory(distDir: string, variant: string): string {
  return join(distDir, 'build', `${variant}.compressed`);
}

/**
 * Reads and checks the manifest of a variant.
 *
 * @throws ManifestError when it is missing, is not JSON or does not have the expected shape
 */
export function readManifest(distDir: string, variant: string): BuildManifest {
  const path = manifestPath(distDir, variant);
  let value: unknown;
  try {
    value = JSON.parse(readFileSync(path, 'utf8'));
  } catch (cause) {
    throw new ManifestError(`${path} cannot be read: build the site first with 'npm run build'`, { cause });
  }
  const result = v.safeParse(BuildManifestSchema, value);
  if (result.success) return result.output;
  const issue = result.issues[0];
  throw new ManifestError(`${path}: ${v.getDotPath(issue) ?? 'the whole'}: ${issue.message}`);
}
