import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { readFileSync, readdirSync } from 'node:fs';
import os from 'node:os';
import { join } from 'node:path';

/** A short name for any content. */
export const shortHash = (...parts: readonly string[]): string =>
  createHash('sha256').update(JSON.stringify(parts)).digest('hex').slice(0, 16);

/** The source of all code that takes part in finding and taking pictures. */
function captureCode(): string {
  const folder = import.meta.dirname;
  const files = readdirSync(folder).filter((name) => name.endsWith('.ts') && !name.endsWith('.test.ts'));
  return files
    .toSorted()
    .map((name) => readFileSync(join(folder, name), 'utf8'))
    .join('\0');
}

/** The fonts of this machine, where they can be listed; a story uses them where it loads none of its own. */
function machineFonts(): string {
  const { stdout } = spawnSync('fc-list', [], { encoding: 'utf8' });
  // Without the command there is no output, and the operating system's version has to suffice.
  return (stdout ?? '').split('\n').toSorted().join('\n');
}

/** A name for how stories are found and built: two builds of a commit with the same name are the same. */
export const buildSettings = (): string => shortHash(captureCode(), process.version, os.platform());

/** Another processor may round otherwise, by more than the comparison allows. */
const processor = (): string => os.cpus()[0]?.model ?? '';

/** A name for how pictures are taken: only pictures with the same name may be compared. */
export const captureSettings = (browser: string): string =>
  shortHash(captureCode(), browser, os.platform(), os.arch(), os.version(), processor(), machineFonts());
