/** Fired on the document once the app is hydrated and its controls are alive. */
export const APP_READY_EVENT = 'app:ready';
