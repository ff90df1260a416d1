import { Banner } from '@plinth/ui';
import type { ServicePageData } from '@plinth/ui/contract';
import type { JSX } from 'react';
import { useLangCode, useText } from '../../texts/language.ts';
import { usePicture } from '../../data/pictures.ts';
import type { PageProps } from '../../shell/pageModules.ts';
import { useRuntime } from '../../shell/runtime.ts';
import { paths } from '../../routes/index.ts';
import { CallToAction } from '../composed/parts/closing.tsx';
import { FaqSection } from '../composed/parts/faq.tsx';
import { HelpSection } from '../composed/parts/steps.tsx';
import { Prices } from '../service/Prices.tsx';
import { ServiceContent } from '../service/ServiceContent.tsx';
import { QUESTIONS } from './questions.ts';

/** The favourable plan: the packages of service 1, help to choose, and what people ask before they do. */
export function Page({ data: plan }: PageProps<ServicePageData>): JSX.Element {
  const t = useText();
  const langCode = useLangCode();
  const picture = usePicture();
  const { pictures } = useRuntime().variant;
  if (plan.status !== 'ready' || plan.data.template !== 'Product') {
    return <ServiceContent data={plan} eyebrow={t('PLAN.EYEBROW')} />;
  }
  return (
    <>
      <Banner
        eyebrow={t('PLAN.EYEBROW')}
        heading={t('MENU.PACKAGE')}
        description={plan.data.pageSubTitle}
        media={picture(pictures.plan ?? '', '')}
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
        items={QUESTIONS.map(({ question, answer }) => ({ question: t(question), answer: t(answer) }))}
      />
      <CallToAction
        heading={t('PLAN.CLOSING.TITLE')}
        description={t('PLAN.CLOSING.DESCRIPTION')}
        action={{ label: t('SERVICE.CONSULT'), href: paths.contact(langCode) }}
      />
    </>
  );
}
