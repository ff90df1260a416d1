import type { Preview } from '@storybook/react-vite';
import '../src/tokens.css';

const preview: Preview = {
  parameters: { layout: 'fullscreen' },
  initialGlobals: { locale: 'en' },
};

export default preview;
