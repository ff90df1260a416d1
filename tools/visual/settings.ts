import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { readFileSync, readdirSync } from 'node:fs';
import os from 'node:os';
import { join } from 'node:path';

/** A short name for any content. */
export const shortHash = (...parts: readonly string[]): string =>
  createHash('sha256').update(JSON.stringify(parts)).digest('hex').slice(0, 16);

/** The text of everything that takes part in finding and taking pictures. */
function captureCode(): string {
  const folder = import.meta.dirname;
  const files = readdirSync(folder).filter((name) => name.endsWith('.ts') && !name.endsWith('.test.ts'));
  return files
    .toSorted()
    .map((name) => readFileSync(join(folder, name), 'utf8'))
    .join('\0');
}

/** The fonts of this machine, where it can tell; what a story does not bring along is drawn with these. */
function machineFonts(): string {
  const { stdout } = spawnSync('fc-list', [], { encoding: 'utf8' });
  // Without the command there is no output, and the operating system's version has to do.
  return (stdout ?? '').split('\n').toSorted().join('\n');
}

/** Names the way in which stories are found and built: two builds of a commit with the same name are the same. */
export const buildSettings = (): string => shortHash(captureCode(), process.version, os.platform());

/** Another one may round otherwise, by more than passes for the same. */
const processor = (): string => os.cpus()[0]?.model ?? '';

/** Names the way in which pictures are taken: only pictures with the same name may be compared. */
export const captureSettings = (browser: string): string =>
  shortHash(captureCode(), browser, os.platform(), os.arch(), os.version(), processor(), machineFonts());
