import { startServer } from '@plinth/server';
import { PROJECT_ROOT as root, readSettingsOrExit } from '@plinth/server/settings';
import { refuse, refuseArguments } from './args.ts';
import { buildWhatIsMissing } from './build/fresh.ts';
import { endWithParent } from './endWithParent.ts';

refuseArguments();
endWithParent();
const settings = readSettingsOrExit();
await buildWhatIsMissing({ root, settings }).catch(refuse);
await startServer(settings);
