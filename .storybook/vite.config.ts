import { mergeConfig } from 'vite';
import { reactConfig } from '../tools/vite.ts';
import { pageStories } from './composing/pageStories.ts';
import { composing } from './composing/plugin.ts';
import { results } from './results.ts';

/** How the workshop bundles: what every bundle of React code here needs, since stories must show the same styles, and its own. */
export default mergeConfig(reactConfig(), { plugins: [results(), composing(), pageStories()] });
