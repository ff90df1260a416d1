import { hasConsent, onConsent, readConsent } from '@plinth/ui';

/*
 * Fetched only where a brand asks its visitors: the others do not pay for it.
 */
export { openConsent } from '@plinth/ui';

/** The category that counting belongs to. */
export const ANALYTICS = 'analytics';

/**
 * Does something once the visitor has consented to being counted; at once where they already have.
 *
 * @returns stops waiting
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
 * Does something whenever the visitor withdraws consent to being counted, also in another tab.
 *
 * @returns stops waiting
 */
export function whenTakenBack(deed: () => void): () => void {
  let wasGiven = hasConsent(ANALYTICS);
  return onConsent(() => {
    const isGiven = hasConsent(ANALYTICS);
    if (wasGiven && !isGiven) deed();
    wasGiven = isGiven;
  });
}

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
