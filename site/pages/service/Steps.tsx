import type { ProcessPageData } from '@plinth/ui/contract';
import type { JSX } from 'react';
import { paths } from '../../routes/index.ts';
import { ProcessSection } from '../composed/parts/steps.tsx';
import { useSite } from '../../shell/site.ts';

/** The steps of a page that explains how a service goes, then the way to the contact form. */
export function Steps({ data }: { readonly data: ProcessPageData }): JSX.Element {
  const { t, langCode, picture } = useSite();
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
