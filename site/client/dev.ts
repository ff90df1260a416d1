/* The development server's entry: its documents are not finished, so nothing is waited for. */
import { startApp } from './main.tsx';

void startApp(Promise.resolve());
