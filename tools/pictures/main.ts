import { rmSync } from 'node:fs';
import { cpus } from 'node:os';
import { resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Browser } from 'playwright';
import { launchBrowser } from '../browser.ts';
import { createCamera } from './camera.ts';
import { serveFonts } from './fonts.ts';
import { writeGallery } from './gallery.ts';
import { type Options, USAGE, readOptions } from './options.ts';
import { type Shot, planShots } from './plan.ts';
import { openSite } from './sites.ts';

const root = fileURLToPath(new URL('../..', import.meta.url));

/** Pictures of one visitor stand together, so that a camera keeps what it has fetched. */
const byVisitor = (a: Shot, b: Shot): number =>
  a.width - b.width || a.theme.localeCompare(b.theme) || a.language.localeCompare(b.language);

/** Takes all pictures of one brand, as many at a time as there are processors. */
async function takeVariant(
  browser: Browser,
  variant: string,
  options: Options,
  fontCss: string,
): Promise<Shot[]> {
  await using site = await openSite(root, variant, resolve(root, options.dist));
  const shots = planShots(site.manifest, options);
  const waiting = shots.toSorted(byVisitor).values();
  const work = async () => {
    await using camera = createCamera(browser, site.address, resolve(root, options.output), fontCss);
    for (const shot of waiting) await camera.take(shot);
  };
  await Promise.all(Array.from({ length: cpus().length }, work));
  return shots;
}

async function run(options: Options): Promise<void> {
  const begin = performance.now();
  const folder = resolve(root, options.output);
  rmSync(folder, { recursive: true, force: true });
  await using fonts = await serveFonts();
  await using browser = await launchBrowser();
  const shots: Shot[] = [];
  for (const variant of options.variants) {
    shots.push(...(await takeVariant(browser, variant, options, fonts.css)));
  }
  if (shots.length === 0)
    throw new Error('Nothing fits these options; --page takes names such as home or service-2.');
  writeGallery(folder, shots);
  const seconds = ((performance.now() - begin) / 1000).toFixed(0);
  console.log(`${shots.length} pictures in ${seconds} s: ${resolve(folder, 'index.html')}`);
}

try {
  const options = readOptions(process.argv.slice(2));
  if (options.help) console.log(USAGE);
  else await run(options);
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  if (error instanceof Error && error.cause instanceof Error) console.error(error.cause.message);
  process.exitCode = 1;
}
