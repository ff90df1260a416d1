/** Where the backend lives, below the site's base (specification, section 7). */
export const API_PREFIX = 'server/View/';

/** The names of the calls, below {@link API_PREFIX}. */
export const ENDPOINTS = {
  menu: 'GetServiceMenu',
  service: 'GetServiceById',
  home: 'GetHomeData',
  contact: 'AddContactUs',
} as const;

/** How long any call may take, retries included, in milliseconds. */
export const REQUEST_TIMEOUT_MS = 10_000;

/** The cookie that carries the cross-site request forgery token, and the header that repeats it. */
export const CSRF_COOKIE = 'XSRF-TOKEN';
/** The header that carries the cookie's value back. */
export const CSRF_HEADER = 'X-XSRF-TOKEN';

/** The header that identifies one submit, so that it is never stored twice. */
export const IDEMPOTENCY_HEADER = 'Idempotency-Key';

/** The service id whose answer is the favourable plan (specification, section 7). */
export const FAVORABLE_PLAN_ID = '1';
