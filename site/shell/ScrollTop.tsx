import { ScrollTopCircle } from '@plinth/ui';
import type { JSX } from 'react';
import { useText } from '../texts/language.ts';

/** The circle that leads back to the top, in a module of its own. */
export function ScrollTop(): JSX.Element {
  return <ScrollTopCircle label={useText()('COMMON.BACK_TO_TOP')} />;
}
