import type { ContactFormProps } from '@plinth/ui';
import type { StoryText } from '../text/index.ts';

/** The words of the contact form, as a site passes them. */
export const contactFormProps = (t: StoryText) =>
  ({
    text: {
      labels: {
        companyName: t.form.companyName,
        name: t.form.name,
        mobile: t.form.mobile,
        lineId: t.form.lineId,
        description: t.form.description,
      },
      requiredNote: t.form.requiredNote,
      submit: t.action.send,
      submitting: t.action.sending,
    },
    requiredMessages: {
      companyName: t.form.required,
      name: t.form.required,
      mobile: t.form.required,
      description: t.form.required,
    },
    tooLongMessage: t.form.tooLong,
  }) satisfies Partial<ContactFormProps>;
