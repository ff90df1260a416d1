import { Banner } from '@plinth/ui';
import type { ServicePageData } from '@plinth/ui/contract';
import type { JSX } from 'react';
import type { PageProps } from '../../shell/pageModules.ts';
import { paths } from '../../routes/index.ts';
import { CallToAction } from '../composed/parts/closing.tsx';
import { FaqSection } from '../composed/parts/faq.tsx';
import { HelpSection } from '../composed/parts/steps.tsx';
import { Prices } from '../service/Prices.tsx';
import { Page as ServicePage } from '../service/ServicePage.tsx';
import { useSite } from '../../shell/site.ts';

/** The favourable plan: the packages of service 1, help to choose, and what people ask before they do. */
export function Page({ data: plan }: PageProps<ServicePageData>): JSX.Element {
  const { t, langCode, picture, variant } = useSite();
  if (plan.status !== 'ready' || plan.data.template !== 'Product') {
    return <ServicePage data={plan} eyebrow={t('PLAN.EYEBROW')} />;
  }
  return (
    <>
      <Banner
        eyebrow={t('PLAN.EYEBROW')}
        heading={t('MENU.PACKAGE')}
        description={plan.data.pageSubTitle}
        media={picture(variant.pictures.plan ?? '', '')}
      />
      <Prices data={plan.data} withSubTitle />
      <HelpSection
        heading={t('PLAN.HELP_TITLE')}
        description={t('PLAN.HELP_DESCRIPTION')}
        items={[
          { situation: t('PLAN.HELP.SITUATION1'), advice: t('PLAN.HELP.ADVICE1') },
          { situation: t('PLAN.HELP.SITUATION2'), advice: t('PLAN.HELP.ADVICE2') },
          { situation: t('PLAN.HELP.SITUATION3'), advice: t('PLAN.HELP.ADVICE3') },
        ]}
      />
      <FaqSection
        heading={t('PLAN.FAQ_TITLE')}
        description={t('PLAN.FAQ_DESCRIPTION')}
        items={[
          { question: t('PLAN.FAQ.Q1'), answer: t('PLAN.FAQ.A1') },
          { question: t('PLAN.FAQ.Q2'), answer: t('PLAN.FAQ.A2') },
          { question: t('PLAN.FAQ.Q3'), answer: t('PLAN.FAQ.A3') },
          { question: t('PLAN.FAQ.Q4'), answer: t('PLAN.FAQ.A4') },
        ]}
      />
      <CallToAction
        heading={t('PLAN.CLOSING.TITLE')}
        description={t('PLAN.CLOSING.DESCRIPTION')}
        action={{ label: t('SERVICE.CONSULT'), href: paths.contact(langCode) }}
      />
    </>
  );
}
