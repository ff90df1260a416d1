import { appendFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { findBrowser } from '../browser.ts';
import { type Report, compareWorkshops, findBase, readOptions, withCheckout } from '../visual/index.ts';

const root = fileURLToPath(new URL('../..', import.meta.url));

/** A component that few others use; a comment at its end changes no picture. */
const LEAF = 'src/components/TeamMemberCard/TeamMemberCard.tsx';

/** Goals on two cores. */
const PICTURES_PER_SECOND = 6;
const LEAF_SECONDS = 60;

const seconds = (milliseconds: number): number => milliseconds / 1000;

function printLine(what: string, measured: string, goal: string): void {
  console.log(what.padEnd(52), measured.padStart(18), goal);
}

/**
 * Measures the comparison of pictures on the whole workshop: in a checkout of the last commit, so that the tree is really
 * unchanged and nobody's files are touched.
 *
 * @returns whether the goals are met and nothing flapped
 */
export async function benchVisual(): Promise<boolean> {
  process.env['CHROMIUM_PATH'] = findBrowser();
  const commit = await findBase(root, 'HEAD');
  return withCheckout(root, commit, async (checkout) => {
    const cache = join(root, '.cache/visual');
    const compare = (...args: readonly string[]): Promise<Report> =>
      compareWorkshops(checkout, readOptions(['--base', commit, ...args]), () => undefined, cache, {});
    const first = await compare('--all');
    const whole = await compare('--all');
    await appendFile(join(checkout, LEAF), '\n// Changes nothing.\n');
    const leaf = await compare();
    const rate = whole.taken / seconds(whole.shooting);
    const findings = [...first.findings, ...whole.findings, ...leaf.findings];
    for (const { outcome, picture, words } of findings) console.log(`  ${outcome}: ${picture.id}: ${words}`);
    printLine('pictures a second', rate.toFixed(1), `goal: at least ${PICTURES_PER_SECOND}`);
    printLine(
      'first check of the whole workshop',
      `${seconds(first.duration).toFixed(1)} s`,
      'the base is built and pictured',
    );
    printLine(
      'unchanged check of the whole workshop',
      `${seconds(whole.duration).toFixed(1)} s`,
      `${whole.taken} pictures`,
    );
    printLine(
      'unchanged leaf change, with the build',
      `${seconds(leaf.duration).toFixed(1)} s`,
      `goal: under ${LEAF_SECONDS} s; ${leaf.taken} pictures, ${leaf.untouched} cannot have changed`,
    );
    printLine('findings where nothing has changed', String(findings.length), 'goal: 0');
    return rate >= PICTURES_PER_SECOND && seconds(leaf.duration) < LEAF_SECONDS && findings.length === 0;
  });
}

if (import.meta.main && !(await benchVisual())) process.exitCode = 1;
