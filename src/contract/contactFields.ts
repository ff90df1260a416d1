/** The longest telephone number that is accepted, in characters, as `length` counts them (specification, section 5). */
export const MOBILE_MAX_LENGTH = 20;

/** The longest single-line text that the embedded backend accepts, in characters. */
export const TEXT_MAX_LENGTH = 200;
/** The longest message that the embedded backend accepts, in characters. */
export const DESCRIPTION_MAX_LENGTH = 5000;

/** The fields of a contact request, in the order in which the form asks for them. */
export const CONTACT_FIELDS = ['companyName', 'name', 'mobile', 'lineId', 'description'] as const;
/** The name of a field of a contact request, which is also its input's `name`. */
export type ContactField = (typeof CONTACT_FIELDS)[number];

/** The fields that cannot be left empty. */
export const REQUIRED_CONTACT_FIELDS = [
  'companyName',
  'name',
  'mobile',
  'description',
] as const satisfies readonly ContactField[];

/** The longest value of each field, in characters. */
export const CONTACT_FIELD_MAX_LENGTH: Readonly<Record<ContactField, number>> = {
  companyName: TEXT_MAX_LENGTH,
  name: TEXT_MAX_LENGTH,
  mobile: MOBILE_MAX_LENGTH,
  lineId: TEXT_MAX_LENGTH,
  description: DESCRIPTION_MAX_LENGTH,
};

/**
 * Whether a text shows anything: white space and invisible characters, such as U+200B, count as empty. Form and backend both use
 * this.
 */
export const hasVisibleText = (text: string): boolean => /[^\p{Z}\p{C}\p{DI}]/u.test(text);

/** What `POST View/AddContactUs` sends; every value trimmed. */
export type ContactPayload = Readonly<Record<ContactField, string>>;
