import { hasConsent, onConsent, readConsent } from '@plinth/ui';

/*
 * Fetched only where a brand asks its visitors: nobody else pays for it.
 */
export { openConsent } from '@plinth/ui';

/** The category that counting belongs to. */
export const ANALYTICS = 'analytics';

/**
 * Does something once the visitor has consented to being counted; at once where that is so already.
 *
 * @returns waits no longer
 */
export function whenCounted(deed: () => void): () => void {
  if (hasConsent(ANALYTICS)) {
    deed();
    return () => undefined;
  }
  const stop = onConsent(() => {
    if (!hasConsent(ANALYTICS)) return;
    stop();
    deed();
  });
  return stop;
}

/**
 * Does something whenever the visitor takes back that they may be counted, in another tab too.
 *
 * @returns waits no longer
 */
export function whenTakenBack(deed: () => void): () => void {
  let wasGiven = hasConsent(ANALYTICS);
  return onConsent(() => {
    const isGiven = hasConsent(ANALYTICS);
    if (wasGiven && !isGiven) deed();
    wasGiven = isGiven;
  });
}

/** Counts something that has happened: at once after a yes, never after a no, and once there is an answer where there is none yet. */
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
