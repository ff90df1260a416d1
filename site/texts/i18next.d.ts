import 'i18next';
import type { Dictionary } from './dictionary.ts';

declare module 'i18next' {
  interface CustomTypeOptions {
    defaultNS: 'COMMON';
    nsSeparator: '.';
    resources: Dictionary;
    returnNull: false;
  }
}
