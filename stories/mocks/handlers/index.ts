import type { ContentGlobals } from '../../../.storybook/globals.ts';
import { composedCalls } from './composed.ts';
import { contactCalls } from './contact.ts';
import { dictionaryCalls } from './dictionary.ts';
import { homeCalls, menuCalls, serviceCalls } from './reading.ts';

export { composedCalls } from './composed.ts';
export { contactCalls } from './contact.ts';
export { dictionaryCalls } from './dictionary.ts';
export { homeCalls, menuCalls, serviceCalls } from './reading.ts';

/** Every call answered as on a good day; handlers that a story adds win over these. */
export const everyCall = (brand: ContentGlobals) => [
  ...menuCalls(brand).ready,
  ...homeCalls(brand).ready,
  ...serviceCalls(brand).ready,
  ...contactCalls(brand).accepted,
  ...composedCalls(brand).ready,
  ...dictionaryCalls(brand).ready,
];
