import { startServer } from '@plinth/server';
import { PROJECT_ROOT as root, readSettingsOrExit } from '@plinth/server/settings';
import { refuse, refuseArguments } from './args.ts';
import { endWithParent } from './endWithParent.ts';

refuseArguments();
endWithParent();
const settings = readSettingsOrExit();

/** The bundler is loaded only when there is something to build, so that a built site starts at once. */
async function buildWhatIsMissing(): Promise<void> {
  const { isFresh } = await import('./build/fresh.ts');
  if (isFresh({ root, settings })) return;
  process.stderr.write(`Building the ${settings.variant} site …\n`);
  const [{ buildSite }, { explain }] = await Promise.all([
    import('./build/buildSite.ts'),
    import('./build/explain.ts'),
  ]);
  await buildSite({ root, settings }).catch((error: unknown) => refuse(explain(error)));
}

await buildWhatIsMissing();
await startServer(settings);
