import type { ReactNode } from 'react';
import { CardLink } from '../../components/shared/CardLink.tsx';
import { Grid, type Media, Picture, type PressTarget } from '../../primitives/index.ts';
import { isAvailable } from '../../primitives/shared/Press.tsx';
import { warnWithoutItems } from '../../primitives/shared/warnings.ts';
import { type SectionBaseProps, SectionFrame } from '../SectionFrame/SectionFrame.tsx';
import { Partner } from './PartnerSection.styles.ts';

/** A partner: its logo and what the partnership is. */
export interface PartnerItem {
  /** The logo; `alt` is empty when `label` names the partner. */
  readonly media?: Media | undefined;
  /** What the partnership is, such as 'Search advertising partner'. It carries the link where there is one. */
  readonly label: ReactNode;
  /** The partner's address. The whole card can be pressed. */
  readonly link?: PressTarget | undefined;
}

/** What a {@link PartnerSection} shows. */
export interface PartnerSectionProps extends SectionBaseProps {
  /** The partners; the specification has two. */
  readonly items: readonly PartnerItem[];
}

/** Partners, each with a few words about the partnership. */
export function PartnerSection({ items, tone = 'inverse', ...rest }: PartnerSectionProps) {
  warnWithoutItems('PartnerSection', 'items', items);
  return (
    <SectionFrame split="center" tone={tone} {...rest}>
      <Grid as="ul" columns={2}>
        {items.map(({ media, label, link }, index) => (
          <li key={index}>
            <Partner interactive={isAvailable(link)}>
              {media && <Picture media={media} fit="contain" data-part="media" />}
              <span>
                <CardLink link={link}>{label}</CardLink>
              </span>
            </Partner>
          </li>
        ))}
      </Grid>
    </SectionFrame>
  );
}
