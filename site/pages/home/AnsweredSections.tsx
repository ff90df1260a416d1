import {
  BrandSection as Brands,
  type BrandSectionProps,
  MediaSection as Reports,
  type MediaSectionProps,
  ProductSection as Products,
  type ProductSectionProps,
} from '@plinth/ui';
import type { JSX } from 'react';
import { usePicture } from '../../data/pictures.ts';
import { paths } from '../../routes/index.ts';
import { useLangCode, useText } from '../../texts/language.ts';
import { useHomeList } from './homeData.ts';

/*
 * Sections whose entries a file may leave to the backend: then they show a list of the home page's data, and are absent while
 * that has no entries (rulings, 'Home data').
 */

type Rest<Props extends { readonly items: unknown }> = Omit<Props, 'items'>;
type Answered<Props extends { readonly items: unknown }> = Rest<Props> & Partial<Pick<Props, 'items'>>;

function Services(props: Rest<ProductSectionProps>): JSX.Element | null {
  const t = useText();
  const langCode = useLangCode();
  const picture = usePicture();
  const { isLoading, items } = useHomeList('productItems');
  if (isLoading) {
    const { tone, headingLevel } = props;
    const shapes = { heading: undefined, items: [], loading: { label: t('COMMON.LOADING') } };
    return <Products tone={tone} headingLevel={headingLevel} {...shapes} />;
  }
  const services = items.map(({ id, title, description, imageUrl }) => ({
    heading: title,
    description,
    media: picture(imageUrl, ''),
    action: {
      label: t('HOME.MORE'),
      accessibleLabel: t('HOME.MORE_ABOUT', { title }),
      href: paths.service(langCode, id),
    },
  }));
  return services.length === 0 ? null : <Products {...props} items={services} />;
}

/** The services as cards; shapes stand there until the answer has come. */
export const ProductSection = ({ items, ...rest }: Answered<ProductSectionProps>): JSX.Element =>
  items === undefined ? <Services {...rest} /> : <Products {...rest} items={items} />;

function Press({ items, ...rest }: Answered<MediaSectionProps>): JSX.Element | null {
  const t = useText();
  const picture = usePicture();
  const answered = useHomeList('mediaItems').items.map(({ title, description, imageUrl }) => ({
    heading: title,
    description,
    media: picture(imageUrl, ''),
  }));
  const reports = items ?? answered;
  return reports.length === 0 ? null : (
    <Reports {...rest} heading={rest.heading ?? t('HOME.MIDA')} items={reports} />
  );
}

/** What the press writes; a file may leave its heading to the dictionaries. */
export const MediaSection = ({ items, ...rest }: Answered<MediaSectionProps>): JSX.Element =>
  items === undefined || rest.heading === undefined ? (
    <Press {...rest} {...(items && { items })} />
  ) : (
    <Reports {...rest} items={items} />
  );

function Clients(props: Rest<BrandSectionProps>): JSX.Element | null {
  const t = useText();
  const picture = usePicture();
  const items = useHomeList('brandItems')
    .items.map(({ imageUrl, name }, index) =>
      picture(imageUrl, name || t('HOME.BRAND_LOGO', { number: index + 1 })),
    )
    .filter((media) => media !== undefined);
  return items.length === 0 ? null : <Brands {...props} items={items} />;
}

/** The brands that the company works for. */
export const BrandSection = ({ items, ...rest }: Answered<BrandSectionProps>): JSX.Element =>
  items === undefined ? <Clients {...rest} /> : <Brands {...rest} items={items} />;
