import { choose } from '../args.ts';
import type { BenchOptions } from './options.ts';

/** What of the server is measured, each by itself: `--part pages`. */
const PARTS: Readonly<Record<string, () => Promise<boolean>>> = {
  pages: async () => (await import('./serverParts/pages.ts')).benchPages(),
  contacts: async () => (await import('./serverParts/contacts.ts')).benchContacts(),
  slow: async () => (await import('./serverParts/slowDisk.ts')).benchSlowDisk(),
  memory: async () => (await import('./serverParts/memory.ts')).benchMemory(),
};

/** Prints what the server does beside its peers and limits; says whether each goal was reached. */
export async function benchServer({ parts }: BenchOptions): Promise<boolean> {
  const chosen = choose('--part', parts, Object.keys(PARTS));
  let isGood = true;
  for (const [name, run] of Object.entries(PARTS)) {
    if (chosen.includes(name)) isGood = (await run()) && isGood;
  }
  return isGood;
}
