import { type ContactSectionProps, ContactSection as Section } from '@plinth/ui';
import type { JSX } from 'react';
import { ContactFormContainer } from '../../contact/ContactFormContainer.tsx';
import { CONTACT_ID } from '../../routes/index.ts';
import { useSite } from '../../shell/site.ts';

/** The contact section with the site's form, to which every consultation link leads; the e-mail address is beside it. */
export function ContactSection(props: Omit<ContactSectionProps, 'children'>): JSX.Element {
  const { t, variant } = useSite();
  const { email } = variant.company;
  const details = [{ label: t('HOME.CONTACT.PREFER_EMAIL'), text: email, link: { href: `mailto:${email}` } }];
  return (
    <Section id={CONTACT_ID} details={details} {...props}>
      <ContactFormContainer />
    </Section>
  );
}
