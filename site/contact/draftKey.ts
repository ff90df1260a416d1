/**
 * Where this tab keeps what was typed into the contact form; apart, because the lines in every document know it too. With the
 * site's base: what was typed for one of two brands below one host is not for the other.
 */
export const DRAFT_KEY = `contactDraft${import.meta.env.BASE_URL}`;
