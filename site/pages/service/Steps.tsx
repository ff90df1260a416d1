import { ProcessSection } from '@plinth/ui';
import type { ProcessPageData } from '@plinth/ui/contract';
import type { JSX } from 'react';
import { useLangCode, useText } from '../../texts/language.ts';
import { usePicture } from '../../data/pictures.ts';
import { paths } from '../../routes/index.ts';

/** The steps of a page that explains how a service goes, then the way to the contact form. */
export function Steps({ data }: { readonly data: ProcessPageData }): JSX.Element {
  const t = useText();
  const langCode = useLangCode();
  const picture = usePicture();
  return (
    <ProcessSection
      heading={data.pageContentTitle || t('SERVICE.STEPS')}
      items={data.items.map(({ title, description, imageUrl }, index) => ({
        number: index + 1,
        numberLabel: t('SERVICE.STEP_NUMBER', { number: index + 1 }),
        heading: title,
        description,
        media: picture(imageUrl, ''),
      }))}
      action={{ label: t('SERVICE.CONSULT'), href: paths.contact(langCode) }}
    />
  );
}
