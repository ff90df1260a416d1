declare global {
  interface Window {
    /** The tag manager's queue; created when missing. */
    dataLayer?: unknown[];
  }
}

/** Tells the analytics data layer of a message that was sent (rulings, 'Analytics'). */
export function pushSubmitEvent(): void {
  window.dataLayer ??= [];
  window.dataLayer.push({ event: 'submit' });
}
