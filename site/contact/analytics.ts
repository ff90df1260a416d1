declare global {
  interface Window {
    /** The tag manager's queue; created when missing. */
    dataLayer?: unknown[];
  }
}

function push(): void {
  window.dataLayer ??= [];
  window.dataLayer.push({ event: 'submit' });
}

/**
 * Reports a sent message to the analytics data layer (rulings, 'Analytics').
 *
 * @param asksFirst whether the brand asks its visitors, so that this waits for their consent
 */
export async function pushSubmitEvent(asksFirst: boolean): Promise<void> {
  if (!asksFirst) return push();
  try {
    const { count } = await import('../consent/consent.ts');
    count(push);
  } catch {
    // Offline: rather not counted than counted without a consent.
  }
}
