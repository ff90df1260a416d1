import type { SectionTone } from '@plinth/ui';
import type { JSX } from 'react';
import { useText } from '../../texts/language.ts';
import { ContactSection } from '../composed/parts/contact.tsx';

/** The contact section, with the brand's own words. */
export function ContactPart({ tone }: { readonly tone: SectionTone }): JSX.Element {
  const t = useText();
  return (
    <ContactSection
      tone={tone}
      eyebrow={t('HOME.CONTACT.EYEBROW')}
      heading={t('HOME.CONTACT.TITLE')}
      description={t('HOME.CONTACT.DESCRIPTION')}
      points={[t('HOME.CONTACT.POINT1'), t('HOME.CONTACT.POINT2'), t('HOME.CONTACT.POINT3')]}
    />
  );
}
