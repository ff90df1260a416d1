import { appendFile } from 'node:fs/promises';
import { join } from 'node:path';
import { PROJECT_ROOT as root } from '@plinth/server/settings';
import { type Report, compareWorkshops, findBase, readOptions, withCheckout } from '../visual/index.ts';
import { VISUAL_BROWSERS } from '../visualBrowsers.ts';
import { against, atLeast } from './report.ts';

/** A component that few others use; a comment at its end changes no picture. */
const LEAF = 'src/components/TeamMemberCard/TeamMemberCard.tsx';

/** Goals for a machine with two cores. */
const PICTURES_PER_SECOND = 6;
const LEAF_SECONDS = 60;

const seconds = (milliseconds: number): number => milliseconds / 1000;

/**
 * Measures the comparison of pictures for the whole workshop: in a checkout of the last commit, so that the tree is surely
 * unchanged and nobody's files are touched.
 */
export async function benchVisual(): Promise<void> {
  const commit = await findBase(root, 'HEAD');
  return withCheckout(root, commit, async (checkout) => {
    const cache = join(root, '.cache/visual');
    const compare = (...args: readonly string[]): Promise<Report> =>
      compareWorkshops(checkout, readOptions(['--base', commit, ...args]), cache, VISUAL_BROWSERS);
    const first = await compare('--all');
    const whole = await compare('--all');
    await appendFile(join(checkout, LEAF), '\n// Changes nothing.\n');
    const leaf = await compare();
    const rate = whole.taken / seconds(whole.shooting);
    const findings = [...first.findings, ...whole.findings, ...leaf.findings];
    for (const { outcome, picture, words } of findings) console.log(`  ${outcome}: ${picture.id}: ${words}`);
    const firstly = `the first check of the whole workshop, base and all, ${seconds(first.duration).toFixed(1)} s`;
    console.log(`pictures a second: ${atLeast(rate, PICTURES_PER_SECOND, 1)}; ${firstly}`);
    console.log(
      `an unchanged check of it: ${whole.taken} pictures in ${seconds(whole.duration).toFixed(1)} s`,
    );
    console.log(
      `an unchanged leaf change, with the build: ${against(seconds(leaf.duration), LEAF_SECONDS, 1)} s; ` +
        `${leaf.taken} pictures, ${leaf.untouched} cannot have changed`,
    );
    console.log(`findings where nothing has changed: ${against(findings.length, 0)}`);
  });
}
