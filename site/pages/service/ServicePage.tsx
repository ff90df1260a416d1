import { Banner } from '@plinth/ui';
import type { ServicePageData } from '@plinth/ui/contract';
import type { JSX } from 'react';
import type { PageProps } from '../../shell/pageModules.ts';
import { paths } from '../../routes/index.ts';
import { CallToAction } from '../composed/parts/closing.tsx';
import { PriceSection } from '../composed/parts/prices.tsx';
import { HelpSection, ProcessSection } from '../composed/parts/steps.tsx';
import { FailureNotice } from './FailureNotice.tsx';
import { Prices } from './Prices.tsx';
import { useSite } from '../../shell/site.ts';

/** Props of {@link Page}, which the favourable plan also uses until its data is there. */
export interface ServicePageProps extends PageProps<ServicePageData> {
  /** The words above the page's title. */
  readonly eyebrow?: string;
}

/** A service page of either template: loading, loaded or failed. */
export function Page({ data: service, eyebrow }: ServicePageProps): JSX.Element {
  const { t, langCode, picture } = useSite();
  if (service.status !== 'ready') {
    return (
      <>
        <Banner heading={undefined} loading={{ label: t('COMMON.LOADING'), media: true }} />
        <PriceSection heading={undefined} items={[]} loading={{ label: t('COMMON.LOADING') }} />
        {service.status === 'failed' ? <FailureNotice error={service.error} /> : null}
      </>
    );
  }
  const { data } = service;
  return (
    <>
      <Banner
        eyebrow={eyebrow ?? t('MENU.SERVICE')}
        heading={data.pageTitle}
        description={data.pageSubTitle}
        media={picture(data.imageUrl ?? '', '')}
      />
      {data.template === 'Product' ? (
        <>
          <Prices data={data} />
          <CallToAction
            heading={t('SERVICE.CLOSING.TITLE')}
            description={t('SERVICE.CLOSING.DESCRIPTION')}
            action={{ label: t('SERVICE.CONSULT'), href: paths.contact(langCode) }}
            secondaryAction={{ label: t('SERVICE.CLOSING.PLANS'), href: paths.plan(langCode) }}
          />
        </>
      ) : (
        <>
          <ProcessSection
            heading={data.pageContentTitle || t('SERVICE.STEPS')}
            items={data.items.map(({ title, description, imageUrl }) => ({
              heading: title,
              description,
              media: picture(imageUrl, ''),
            }))}
            action={{ label: t('SERVICE.CONSULT'), href: paths.contact(langCode) }}
          />
          <HelpSection
            heading={t('SERVICE.TALK.TITLE')}
            description={t('SERVICE.TALK.DESCRIPTION')}
            items={[
              { situation: t('SERVICE.TALK.POINT1') },
              { situation: t('SERVICE.TALK.POINT2') },
              { situation: t('SERVICE.TALK.POINT3') },
            ]}
          />
        </>
      )}
    </>
  );
}
