import { Footer } from '@plinth/ui';
import type { JSX } from 'react';
import { pictureOf } from '../data/pictureManifest.ts';
import { inLanguage, paths } from '../routes/index.ts';
import type { CompanyLink } from '../variants/types.ts';
import { useLanguageLinks } from './useLanguageLinks.ts';
import { LazyScrollTop } from './LazyScrollTop.tsx';
import { useSite } from './site.ts';

/**
 * Asks for consent again, where a brand asks its visitors. If the question cannot be fetched there is no connection, and nothing
 * to count.
 */
const askAgain = () =>
  void import('../consent/consent.ts').then(
    ({ openConsent }) => openConsent(),
    () => undefined,
  );

/** The footer with the company's facts, and the circle that leads back to the top. */
export function SiteFooter(): JSX.Element {
  const site = useSite();
  const { t, currentPage, langCode } = site;
  const { company, logo } = site.variant;
  const linksTo = (links: readonly CompanyLink[]) =>
    links.map(({ label, url }) => ({ label: label[langCode], href: inLanguage(url, langCode) }));
  const languages = { heading: t('MENU.LANGUAGE'), items: useLanguageLinks() };
  return (
    <Footer
      label={t('FOOTER.LABEL')}
      logo={{ ...pictureOf(logo, '', site), name: company.name[langCode] }}
      details={[
        { label: t('FOOTER.ADDRESS'), text: company.address[langCode] },
        { label: t('FOOTER.EMAIL'), text: company.email, link: { href: `mailto:${company.email}` } },
      ]}
      groups={[
        {
          heading: t('FOOTER.COMPANY'),
          items: [
            { label: t('MENU.ABOUT'), href: paths.about(langCode) },
            { label: t('MENU.PACKAGE'), href: paths.plan(langCode) },
            { label: t('MENU.CONTACT'), href: paths.contact(langCode) },
            ...linksTo(company.links ?? []),
            ...(company.consent ? [{ label: company.consent.settings[langCode], onClick: askAgain }] : []),
          ],
        },
        {
          heading: t('FOOTER.FOLLOW'),
          items: linksTo([company.social, company.messaging]),
        },
      ]}
      // The error page's address is the same in every language.
      languages={currentPage.page === 'error' ? undefined : languages}
      copyright={t('FOOTER.COPYRIGHT', { company: company.name[langCode] })}
    >
      <LazyScrollTop />
    </Footer>
  );
}
