import { Header } from '@plinth/ui';
import { LANG_TAGS } from '@plinth/ui/contract';
import type { JSX } from 'react';
import { pictureOf } from '../data/pictureManifest.ts';
import { paths } from '../routes/index.ts';
import { requests } from '../data/requests.ts';
import { useLanguageLinks } from './useLanguageLinks.ts';
import { usePageData } from '../data/usePageData.ts';
import { useSite } from './site.ts';

/** The header with this site's links; a menu that cannot be loaded is silently left out (specification, section 8). */
export function SiteHeader(): JSX.Element {
  const site = useSite();
  const { t, currentPage, langCode, variant } = site;
  const languages = useLanguageLinks();
  const menu = usePageData(requests.menu(langCode));
  const items = menu.status === 'ready' ? menu.data.items : [];
  return (
    <Header
      label={t('MENU.LABEL')}
      logo={{ ...pictureOf(variant.logo, '', site), name: variant.company.shortName[langCode] }}
      homeHref={paths.home(langCode)}
      homeLabel={`${variant.company.shortName[langCode]} ${t('MENU.HOME')}`}
      entries={[
        {
          label: t('MENU.SERVICE'),
          groups: [
            {
              items: items.map(({ id, name }) => ({
                label: name,
                href: paths.service(langCode, id),
                current: currentPage.page === 'service' && id === currentPage.id,
              })),
            },
          ],
          emptyLabel: t('MENU.SERVICE_EMPTY'),
        },
        {
          label: t('MENU.PACKAGE'),
          // Until the menu has loaded the entry is a dead link (rulings, 'Dead package link').
          href: menu.status === 'ready' ? paths.plan(langCode) : undefined,
          unavailableLabel: t('MENU.PACKAGE_UNAVAILABLE'),
          current: currentPage.page === 'plan',
        },
        { label: t('MENU.ABOUT'), href: paths.about(langCode), current: currentPage.page === 'about' },
      ]}
      actions={[{ label: t('MENU.CONTACT'), href: paths.contact(langCode) }]}
      languages={{
        label: t('MENU.LANGUAGE'),
        shortLabel: t('MENU.LANGUAGE_CURRENT_SHORT'),
        items: languages.map((link) => ({ ...link, current: link.lang === LANG_TAGS[langCode] })),
      }}
      phoneMenu={{ openLabel: t('MENU.OPEN'), closeLabel: t('MENU.CLOSE') }}
    />
  );
}
