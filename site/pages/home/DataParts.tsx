import type { SectionTone } from '@plinth/ui';
import type { HomeData } from '@plinth/ui/contract';
import type { JSX } from 'react';
import { useLangCode, useText } from '../../texts/language.ts';
import { usePicture } from '../../data/pictures.ts';
import type { PageData } from '../../data/usePageData.ts';
import { paths } from '../../routes/index.ts';
import { BrandSection, MediaSection, ProductSection } from '../composed/parts/home.tsx';

/** What the sections take that show the home page's data; each is absent while it has no entries (rulings, 'Home data'). */
export interface DataPartProps {
  readonly home: PageData<HomeData>;
  /** The ground of its band. */
  readonly tone: SectionTone;
}

const itemsOf = <Name extends keyof HomeData>(
  home: PageData<HomeData>,
  name: Name,
): HomeData[Name] | never[] => (home.status === 'ready' ? home.data[name] : []);

/** The services as cards. */
export function ProductPart({ home, tone }: DataPartProps): JSX.Element | null {
  const t = useText();
  const langCode = useLangCode();
  const picture = usePicture();
  if (home.status === 'loading') {
    return (
      <ProductSection tone={tone} heading={undefined} items={[]} loading={{ label: t('COMMON.LOADING') }} />
    );
  }
  const items = itemsOf(home, 'productItems');
  if (items.length === 0) return null;
  return (
    <ProductSection
      tone={tone}
      eyebrow={t('HOME.PRODUCTS.EYEBROW')}
      heading={t('HOME.PRODUCTS.TITLE')}
      description={t('HOME.PRODUCTS.DESCRIPTION')}
      items={items.map(({ id, title, description, imageUrl }) => ({
        heading: title,
        description,
        media: picture(imageUrl, ''),
        action: {
          label: t('HOME.MORE'),
          accessibleLabel: t('HOME.MORE_ABOUT', { title }),
          href: paths.service(langCode, id),
        },
      }))}
    />
  );
}

/** What the press writes. */
export function MediaPart({ home, tone }: DataPartProps): JSX.Element | null {
  const t = useText();
  const picture = usePicture();
  const items = itemsOf(home, 'mediaItems');
  if (items.length === 0) return null;
  return (
    <MediaSection
      tone={tone}
      eyebrow={t('HOME.MEDIA.EYEBROW')}
      heading={t('HOME.MIDA')}
      description={t('HOME.MEDIA.DESCRIPTION')}
      items={items.map(({ title, description, imageUrl }) => ({
        heading: title,
        description,
        media: picture(imageUrl, ''),
      }))}
    />
  );
}

/** The brands that the company works for. */
export function BrandPart({ home, tone }: DataPartProps): JSX.Element | null {
  const t = useText();
  const picture = usePicture();
  const items = itemsOf(home, 'brandItems')
    .map(({ imageUrl, name }, index) =>
      picture(imageUrl, name || t('HOME.BRAND_LOGO', { number: index + 1 })),
    )
    .filter((media) => media !== undefined);
  return items.length === 0 ? null : (
    <BrandSection tone={tone} heading={t('HOME.BRANDS.TITLE')} items={items} />
  );
}
