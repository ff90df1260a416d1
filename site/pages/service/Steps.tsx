import type { ProcessPageData } from '@plinth/ui/contract';
import type { JSX } from 'react';
import { useLangCode, useText } from '../../texts/language.ts';
import { usePicture } from '../../data/pictures.ts';
import { paths } from '../../routes/index.ts';
import { ProcessSection } from '../composed/parts/steps.tsx';

/** The steps of a page that explains how a service goes, then the way to the contact form. */
export function Steps({ data }: { readonly data: ProcessPageData }): JSX.Element {
  const t = useText();
  const langCode = useLangCode();
  const picture = usePicture();
  return (
    <ProcessSection
      heading={data.pageContentTitle || t('SERVICE.STEPS')}
      items={data.items.map(({ title, description, imageUrl }) => ({
        heading: title,
        description,
        media: picture(imageUrl, ''),
      }))}
      action={{ label: t('SERVICE.CONSULT'), href: paths.contact(langCode) }}
    />
  );
}
