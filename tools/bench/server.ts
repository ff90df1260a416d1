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
  const odd = parts.find((part) => !(part in PARTS));
  if (odd !== undefined) throw new Error(`--part ${odd}: there are ${Object.keys(PARTS).join(', ')}`);
  let isGood = true;
  for (const [name, run] of Object.entries(PARTS)) {
    if (parts.length === 0 || parts.includes(name)) isGood = (await run()) && isGood;
  }
  return isGood;
}
