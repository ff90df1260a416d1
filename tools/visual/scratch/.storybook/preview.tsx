import type { Preview } from '@storybook/react-vite';
import '../src/tokens.css';

const preview: Preview = {
  parameters: { layout: 'fullscreen' },
  initialGlobals: { density: 'compact' },
};

export default preview;
