import { ScrollTopCircle } from '@plinth/ui';
import type { JSX } from 'react';
import { useSite } from './site.ts';

/** The circle that leads back to the top, in a module of its own. */
export function ScrollTop(): JSX.Element {
  return <ScrollTopCircle label={useSite().t('COMMON.BACK_TO_TOP')} />;
}
