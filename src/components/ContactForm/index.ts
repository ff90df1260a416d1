export { ContactForm, type ContactFormProps, type ContactFormText } from './ContactForm.tsx';
export type { RequiredContactField } from './validation.ts';
