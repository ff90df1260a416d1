import { choose, orRefuse } from '../args.ts';
import { type BenchOptions, readBenchOptions } from './options.ts';

/** Each compares its results with their limits. Loaded only when asked for. */
const MEASUREMENTS: Readonly<Record<string, (options: BenchOptions) => Promise<void>>> = {
  lighthouse: async (options) => (await import('./lighthouse.ts')).benchLighthouse(options),
  interaction: async (options) => (await import('./interaction.ts')).benchInteraction(options),
  build: async (options) => (await import('./build.ts')).benchBuild(options),
  pages: async () => (await import('./pageFiles.ts')).benchPageFiles(),
  composer: async (options) => (await import('./composer.ts')).benchComposer(options),
  workshop: async (options) => (await import('./workshop.ts')).benchWorkshop(options),
  serving: async () => (await import('./serving/pages.ts')).benchPages(),
  contacts: async () => (await import('./serving/contacts.ts')).benchContacts(),
  'slow-disk': async () => (await import('./serving/slowDisk.ts')).benchSlowDisk(),
  memory: async () => (await import('./serving/memory.ts')).benchMemory(),
  library: async () => (await import('./library.ts')).benchLibrary(),
  visual: async () => (await import('./visual.ts')).benchVisual(),
};

const options = orRefuse(() => readBenchOptions(process.argv.slice(2)));
const names = orRefuse(() => choose('A measurement', options.names, Object.keys(MEASUREMENTS)));

for (const [name, run] of Object.entries(MEASUREMENTS)) {
  if (!names.includes(name)) continue;
  console.log(`\n${name}`);
  try {
    await run(options);
  } catch (error) {
    // If one cannot run, the others still do.
    console.log(`${name} could not be measured: ${error instanceof Error ? error.message : String(error)}`);
    process.exitCode = 1;
  }
}
