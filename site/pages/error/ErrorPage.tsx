import { ErrorSection, Text } from '@plinth/ui';
import { type JSX, use, useEffect, useState } from 'react';
import { hasDraft } from '../../contact/draft.ts';
import { LoaderContext } from '../../shell/loading.ts';
import { paths } from '../../routes/index.ts';
import { useSite } from '../../shell/site.ts';

/** How long the loader may stay open on the error page, in milliseconds (specification, section 9). */
const LOADER_DELAY_MS = 1_000;

function useClosedLoader(): void {
  const close = use(LoaderContext)?.close;
  useEffect(() => {
    const timer = setTimeout(() => close?.(), LOADER_DELAY_MS);
    return () => clearTimeout(timer);
  }, [close]);
}

/** The error page: says what happened, that nothing typed is lost, and helps people on their way. */
export function Page(): JSX.Element {
  const { t, langCode, picture, variant } = useSite();
  const { company, pictures } = variant;
  const [isKept, setKept] = useState(false);
  useEffect(() => setKept(hasDraft()), []);
  useClosedLoader();
  return (
    <ErrorSection
      headingLevel={1}
      eyebrow={t('ERRORPAGE.EYEBROW')}
      heading={t('ERROR.SYSTEM')}
      description={t('ERRORPAGE.TRY_LATER')}
      action={{ label: t('ERRORPAGE.BACK_HOME'), href: paths.home(langCode) }}
      secondaryAction={{
        label: isKept ? t('ERRORPAGE.BACK_TO_FORM') : t('MENU.CONTACT'),
        href: paths.contact(langCode),
      }}
      details={[
        { label: t('ERRORPAGE.REACH_US'), text: company.email, link: { href: `mailto:${company.email}` } },
      ]}
      media={picture(pictures.error, '')}
    >
      {isKept ? <Text>{t('ERRORPAGE.TEXT_KEPT')}</Text> : null}
      <Text tone="muted">{t('ERRORPAGE.HINT')}</Text>
    </ErrorSection>
  );
}
