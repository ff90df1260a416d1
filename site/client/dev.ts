/* The development server's entry: its documents are not finished, so nothing is waited for. */
import { startApp } from './main.tsx';
import { startUntilMended } from './startUntilMended.ts';

void startUntilMended(
  () => startApp(Promise.resolve()),
  (listener) => import.meta.hot?.on('vite:afterUpdate', listener),
);
