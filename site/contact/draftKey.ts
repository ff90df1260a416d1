/** Where this tab keeps what was typed into the contact form; apart, because the lines in every document know it too. */
export const DRAFT_KEY = 'contactDraft';
