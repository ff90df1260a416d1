import { ContactSection, type SectionTone } from '@plinth/ui';
import type { JSX } from 'react';
import { useText } from '../../texts/language.ts';
import { useRuntime } from '../../shell/runtime.ts';
import { CONTACT_ID } from '../../routes/index.ts';
import { ContactFormContainer } from '../../contact/ContactFormContainer.tsx';

/** The contact section, to which every consult link leads. */
export function ContactPart({ tone }: { readonly tone: SectionTone }): JSX.Element {
  const t = useText();
  const { email } = useRuntime().variant.company;
  return (
    <ContactSection
      id={CONTACT_ID}
      tone={tone}
      eyebrow={t('HOME.CONTACT.EYEBROW')}
      heading={t('HOME.CONTACT.TITLE')}
      description={t('HOME.CONTACT.DESCRIPTION')}
      points={[t('HOME.CONTACT.POINT1'), t('HOME.CONTACT.POINT2'), t('HOME.CONTACT.POINT3')]}
      details={[{ label: t('HOME.CONTACT.PREFER_EMAIL'), text: email, link: { href: `mailto:${email}` } }]}
    >
      <ContactFormContainer />
    </ContactSection>
  );
}
