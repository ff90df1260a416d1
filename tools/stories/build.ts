import { join } from 'node:path';
import { buildStorybook } from './buildStorybook.ts';

/** `npm run build:storybook`: the static workshop, in `dist/storybook`. */
const root = join(import.meta.dirname, '../..');
buildStorybook({ root, folder: join(root, 'dist/storybook') });
