import { hasConsent, onConsent, readConsent } from '@plinth/ui';

/*
 * Fetched only where a brand asks its visitors: the others do not pay for it.
 */
export { openConsent } from '@plinth/ui';

/** The category that counting belongs to. */
export const ANALYTICS = 'analytics';

/** Counts an event: at once after a yes, never after a no, and otherwise once there is an answer. */
export function count(deed: () => void): void {
  const isDecided = () => {
    if (hasConsent(ANALYTICS)) deed();
    return readConsent() !== undefined;
  };
  if (isDecided()) return;
  const stop = onConsent(() => {
    if (isDecided()) stop();
  });
}
