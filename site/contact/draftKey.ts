/**
 * The storage key for what was typed into the contact form in this tab; separate, because the inline start script uses it, too.
 * It includes the site's base: of two brands on one host, neither gets what was typed for the other.
 */
export const DRAFT_KEY = `contactDraft${import.meta.env.BASE_URL}`;
