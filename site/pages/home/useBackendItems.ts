import type { BrandSectionProps, MediaSectionProps, ProductSectionProps } from '@plinth/ui';
import type { HomeData } from '@plinth/ui/contract';
import type { SectionContent } from '../../composed/check.ts';
import type { RawProps, SectionName } from '../../composed/sections.ts';
import type { PageData } from '../../data/usePageData.ts';
import { paths } from '../../routes/index.ts';
import { useSite } from '../../shell/site.ts';

/**
 * Fills the sections whose entries a file leaves to the backend with the home page's data. They are absent while that has no
 * entries (rulings, 'Home data'); shapes take the place of services until the answer has come.
 */
export function useBackendItems(
  home: PageData<HomeData | undefined>,
): (content: SectionContent) => SectionContent | undefined {
  const { t, langCode, picture } = useSite();
  const data = home.status === 'ready' ? home.data : undefined;
  const services: ProductSectionProps['items'] = (data?.productItems ?? []).map(
    ({ id, title, description, imageUrl }) => ({
      heading: title,
      description,
      media: picture(imageUrl, ''),
      action: {
        label: t('HOME.MORE'),
        accessibleLabel: t('HOME.MORE_ABOUT', { title }),
        href: paths.service(langCode, id),
      },
    }),
  );
  const reports: MediaSectionProps['items'] = (data?.mediaItems ?? []).map(
    ({ title, description, imageUrl }) => ({
      heading: title,
      description,
      media: picture(imageUrl, ''),
    }),
  );
  const clients: BrandSectionProps['items'] = (data?.brandItems ?? [])
    .map(({ imageUrl, name }, index) =>
      picture(imageUrl, name || t('HOME.BRAND_LOGO', { number: index + 1 })),
    )
    .filter((media) => media !== undefined);
  const answers: Partial<Record<SectionName, RawProps>> = {
    ProductSection: { items: services },
    MediaSection: { heading: t('HOME.MIDA'), items: reports },
    BrandSection: { items: clients },
  };
  return (content) => {
    const { section, props: written } = content;
    const answer = answers[section];
    if (answer === undefined) return content;
    if (section === 'ProductSection' && written['items'] === undefined && home.status === 'loading') {
      const { tone, headingLevel } = written;
      return { section, props: { tone, headingLevel, items: [], loading: { label: t('COMMON.LOADING') } } };
    }
    const props: RawProps = { ...answer, ...written };
    return Array.isArray(props['items']) && props['items'].length === 0 ? undefined : { section, props };
  };
}
