import { mergeConfig } from 'vite';
import { reactConfig, sourcesOnly } from '../tools/vite.ts';
import { pageStories } from './composing/pageStories.ts';
import { composing } from './composing/plugin.ts';
import { results } from './results.ts';

/** How the workshop is bundled: like all React code here, so that stories have the same styles, and with plugins of its own. */
export default mergeConfig(reactConfig(), {
  plugins: [sourcesOnly(), results(), composing(), pageStories()],
});
