import { type Logo, LogoWall } from '../../components/LogoWall/LogoWall.tsx';
import type { SectionBaseProps } from '../SectionFrame/SectionFrame.tsx';
import { QuietFrame } from './BrandSection.styles.ts';

/** What a {@link BrandSection} shows. */
export interface BrandSectionProps extends SectionBaseProps {
  /** The logos; `alt` is the company's name. */
  readonly items: readonly Logo[];
}

/** The logos of clients or partners, a quiet band between louder ones. */
export function BrandSection({ as, items, ...rest }: BrandSectionProps) {
  return (
    <QuietFrame forwardedAs={as} align="center" headingSize="lg" {...rest}>
      <LogoWall items={items} />
    </QuietFrame>
  );
}
