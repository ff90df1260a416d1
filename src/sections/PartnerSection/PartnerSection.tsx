import { Grid, type Media, Picture } from '../../primitives/index.ts';
import { type SectionBaseProps, SectionFrame } from '../SectionFrame/index.ts';
import { Partner } from './PartnerSection.styles.ts';

/** A partner: its logo and what the partnership is. */
export interface PartnerItem {
  /** The logo; `alt` is empty when `label` names the partner. */
  readonly media?: Media;
  /** What the partnership is, such as 'Search advertising partner'. */
  readonly label: string;
}

/** What a {@link PartnerSection} shows. */
export interface PartnerSectionProps extends SectionBaseProps {
  /** The partners; the specification has two. */
  readonly items: readonly PartnerItem[];
}

/** Partners with the words that say what they stand for. */
export function PartnerSection({ items, tone = 'inverse', ...rest }: PartnerSectionProps) {
  return (
    <SectionFrame split="center" tone={tone} {...rest}>
      <Grid as="ul" columns={2}>
        {items.map(({ media, label }, index) => (
          <li key={index}>
            <Partner>
              {media && <Picture media={media} fit="contain" />}
              {label}
            </Partner>
          </li>
        ))}
      </Grid>
    </SectionFrame>
  );
}
