/** The site's base path, with leading and trailing slash. */
export const BASE_PATH = import.meta.env.BASE_URL;

/** Whether nobody answers calls here; see the runtime's `plainHost`. */
export const PLAIN_HOST = import.meta.env.PLAIN_HOST === true;
