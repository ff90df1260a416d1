import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { BUILD_TARGET } from '../tools/browserPolicy.ts';
import { pageStories } from './composing/pageStories.ts';
import { composing } from './composing/plugin.ts';
import { results } from './results.ts';

/**
 * How the workshop bundles. Kept apart from the site's own configuration, so that neither can break the other; the
 * styled-components transform is the same, since stories must show the same styles.
 */
export default defineConfig({
  build: { target: BUILD_TARGET },
  plugins: [react(), results(), composing(), pageStories()],
  oxc: {
    plugins: {
      styledComponents: {
        ssr: true,
        displayName: false,
        fileName: false,
        pure: true,
        namespace: 'plinth',
      },
    },
  },
});
