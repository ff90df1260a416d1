import { join } from 'node:path';
import { PROJECT_ROOT as root } from '@plinth/server/settings';
import { refuseArguments } from '../args.ts';
import { buildStorybook } from './buildStorybook.ts';

/** `npm run build:storybook`: the static workshop, in `dist/storybook`. */
refuseArguments();
buildStorybook(root, join(root, 'dist/storybook'));
