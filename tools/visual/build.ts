import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { run } from './command.ts';

/** Whether a checkout has a workshop at all; the first commits of a project have none. */
export const hasWorkshop = (checkout: string): boolean =>
  ['main.ts', 'main.js'].some((name) => existsSync(join(checkout, '.storybook', name)));

/**
 * Builds the static workshop of a checkout, with the module graph beside it (`preview-stats.json`).
 *
 * @throws CouldNotRun with the end of the build's output when it fails
 */
export async function buildWorkshop(checkout: string, output: string): Promise<void> {
  const storybook = join(checkout, 'node_modules/storybook/dist/bin/dispatcher.js');
  // `--test` leaves out what no picture shows: docs pages, source maps, the generated tables of props; `--preview-only` the
  // workshop's own frame around the stories.
  const args = ['build', '--test', '--preview-only', '--stats-json', '--quiet', '--output-dir', output];
  await run(process.execPath, [storybook, ...args], checkout);
}
