import type { SectionTone } from '@plinth/ui';
import type { HomeData } from '@plinth/ui/contract';
import type { JSX } from 'react';
import type { PageData } from '../../data/usePageData.ts';
import type { HomeSection } from '../../variants/types.ts';
import { ContactPart } from './ContactPart.tsx';
import { BrandPart, MediaPart, ProductPart } from './DataParts.tsx';
import { AdvantagesPart, HeroPart, PartnersPart } from './WordParts.tsx';

/** What {@link HomePart} takes. */
export interface HomePartProps {
  readonly part: HomeSection;
  readonly home: PageData<HomeData>;
  /** The ground of its band, where the section has none of its own. */
  readonly tone: SectionTone;
}

/** One section of the home page, by its name in the brand's composition. */
export function HomePart({ part, home, tone }: HomePartProps): JSX.Element {
  switch (part.section) {
    case 'hero':
      return <HeroPart {...part} tone={tone} />;
    case 'advantages':
      return <AdvantagesPart {...part} tone={tone} />;
    case 'partners':
      return <PartnersPart {...part} />;
    case 'products':
      return <ProductPart home={home} tone={tone} />;
    case 'media':
      return <MediaPart home={home} tone={tone} />;
    case 'brands':
      return <BrandPart home={home} tone={tone} />;
    case 'contact':
      return <ContactPart tone={tone} />;
  }
}
