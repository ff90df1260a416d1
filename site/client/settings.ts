/** Where the site lives, with leading and trailing slash. */
export const BASE_PATH = import.meta.env.BASE_URL;

/** Nobody answers calls here; see the runtime's `plainHost`. */
export const PLAIN_HOST = import.meta.env.PLAIN_HOST === true;
