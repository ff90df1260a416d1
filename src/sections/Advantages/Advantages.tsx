import type { ReactNode } from 'react';
import { CardLink } from '../../components/shared/CardLink.tsx';
import {
  Card,
  Grid,
  Heading,
  type HeadingLevel,
  type Media,
  Picture,
  type PressTarget,
  Text,
} from '../../primitives/index.ts';
import { isAvailable } from '../../primitives/shared/Press.tsx';
import { isBlank } from '../../primitives/shared/isBlank.ts';
import { warnWithoutItems } from '../../primitives/shared/warnings.ts';
import { type SectionBaseProps, SectionFrame, itemLevel } from '../SectionFrame/SectionFrame.tsx';
import { CardCell, LineCell } from './Advantages.styles.ts';

/** How {@link Advantages} are laid out: each on a card, or under a line. */
export const ADVANTAGES_LAYOUTS = ['cards', 'lines'] as const;
/** The name of a layout of {@link Advantages}. */
export type AdvantagesLayout = (typeof ADVANTAGES_LAYOUTS)[number];

/** One reason to choose the company, or one thing that it stands for. */
export interface Advantage {
  /** It carries the link where there is one. */
  readonly heading: ReactNode;
  readonly description?: ReactNode;
  /** A small picture of it, with a ground of its own. */
  readonly media?: Media | undefined;
  /** Where to read more about it. The whole item can be pressed. */
  readonly link?: PressTarget | undefined;
}

/** What {@link Advantages} shows. */
export interface AdvantagesProps extends SectionBaseProps {
  /** The reasons; the specification has three. */
  readonly items: readonly Advantage[];
  /** `cards` for reasons with pictures, `lines` for short texts; `cards` when missing. */
  readonly layout?: AdvantagesLayout | undefined;
}

/** Why this company, or how it works: a few short texts side by side. */
export function Advantages({
  items,
  layout = 'cards',
  headingLevel = 2,
  tone = 'sunken',
  ...rest
}: AdvantagesProps) {
  warnWithoutItems('Advantages', 'items', items);
  const level = itemLevel(headingLevel);
  const isPictured = items.some(({ media }) => media !== undefined);
  return (
    <SectionFrame headingLevel={headingLevel} tone={tone} {...rest}>
      <Grid as="ul" columns={3} gap={layout === 'cards' ? 6 : 10}>
        {items.map((item, index) => {
          const isPressed = isAvailable(item.link);
          return layout === 'cards' ? (
            <CardCell key={index} $pictured={isPictured}>
              <Card interactive={isPressed} data-part="card">
                <Reason {...item} level={level} />
              </Card>
            </CardCell>
          ) : (
            <LineCell key={index} data-interactive={isPressed || undefined}>
              <Reason {...item} level={level} />
            </LineCell>
          );
        })}
      </Grid>
    </SectionFrame>
  );
}

function Reason({ heading, description, media, link, level }: Advantage & { readonly level: HeadingLevel }) {
  return (
    <>
      {media && <Picture media={media} fit="contain" data-part="media" />}
      <Heading level={level} size="xl">
        <CardLink link={link}>{heading}</CardLink>
      </Heading>
      {!isBlank(description) && <Text tone="muted">{description}</Text>}
    </>
  );
}
