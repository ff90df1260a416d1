import {
  CONTACT_FIELDS,
  type ContactField,
  type ContactPayload,
  REQUIRED_CONTACT_FIELDS,
} from '../../contract/contactFields.ts';

/** A field that cannot be left empty. */
export type RequiredContactField = (typeof REQUIRED_CONTACT_FIELDS)[number];

const control = (form: HTMLFormElement, name: string): HTMLInputElement | HTMLTextAreaElement | undefined => {
  const element = form.elements.namedItem(name);
  return element instanceof HTMLInputElement || element instanceof HTMLTextAreaElement ? element : undefined;
};

/** The control of a field. */
export const fieldControl = (form: HTMLFormElement, field: ContactField) => control(form, field);

/** What stands in the form, as it was typed. */
export function readValues(form: HTMLFormElement): ContactPayload {
  const value = (field: ContactField) => fieldControl(form, field)?.value ?? '';
  return {
    companyName: value('companyName'),
    name: value('name'),
    mobile: value('mobile'),
    lineId: value('lineId'),
    description: value('description'),
  };
}

/** The same values without white space around them, as they are sent. */
export function trimValues(values: ContactPayload): ContactPayload {
  return {
    companyName: values.companyName.trim(),
    name: values.name.trim(),
    mobile: values.mobile.trim(),
    lineId: values.lineId.trim(),
    description: values.description.trim(),
  };
}

/** The required fields that are empty, in the form's order. White space alone does not fill a field. */
export function missingFields(values: ContactPayload): RequiredContactField[] {
  return REQUIRED_CONTACT_FIELDS.filter((field) => values[field].trim() === '');
}

/** Puts values into the fields that are still empty; what a visitor has typed always stays. */
export function fillEmptyFields(form: HTMLFormElement, values: Partial<ContactPayload>): void {
  for (const field of CONTACT_FIELDS) {
    const element = fieldControl(form, field);
    const value = values[field];
    if (element !== undefined && element.value === '' && value !== undefined) element.value = value;
  }
}
