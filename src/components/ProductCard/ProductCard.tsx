import type { ComponentPropsWithRef, ReactNode } from 'react';
import { ArrowRight } from '../../primitives/Icon/marks.tsx';
import {
  type Action,
  type BoxElement,
  Heading,
  type HeadingLevel,
  Icon,
  type Media,
  Picture,
  Text,
} from '../../primitives/index.ts';
import { isAvailable } from '../../primitives/shared/Press.tsx';
import { isBlank } from '../../primitives/shared/isBlank.ts';
import { warnWithoutText } from '../../primitives/shared/warnings.ts';
import { CardLink } from '../shared/CardLink.tsx';
import { PicturePanel } from '../shared/index.ts';
import { Root } from './ProductCard.styles.ts';

/** What a {@link ProductCard} shows. */
export interface ProductCardProps extends Omit<ComponentPropsWithRef<'div'>, 'children'> {
  /** The element; an `article` when missing. */
  readonly as?: BoxElement | undefined;
  /** The service's name, which carries the link where there is an action. */
  readonly heading: ReactNode;
  /** One or two sentences on what the service does. */
  readonly description?: ReactNode;
  /** A picture of the service, shown three to two. */
  readonly media?: Media | undefined;
  /**
   * Where the card leads. Its label is shown at the foot of the card, before its icon or an arrow; `accessibleLabel` ('More about
   * cloud hosting') is its accessible name, and should contain both the label and the heading.
   */
  readonly action?: Action | undefined;
  /** The level of the heading in the page's outline; 3 when missing. */
  readonly headingLevel?: HeadingLevel | undefined;
}

/** A service as a card: picture, name, description and a link. The whole card can be pressed. */
export function ProductCard({
  as = 'article',
  heading,
  description,
  media,
  action,
  headingLevel = 3,
  ...rest
}: ProductCardProps) {
  const { label, icon, ...link } = action ?? {};
  const isPressed = isAvailable(action);
  warnWithoutText('ProductCard', 'heading', heading);
  return (
    <Root forwardedAs={as} interactive={isPressed} padding="none" {...rest}>
      {media && (
        <PicturePanel data-part="media">
          <Picture media={media} ratio="3 / 2" />
        </PicturePanel>
      )}
      <div data-part="words">
        <Heading level={headingLevel} size="xl">
          <CardLink link={action && link}>{heading}</CardLink>
        </Heading>
        {!isBlank(description) && (
          <Text tone="muted" data-part="description">
            {description}
          </Text>
        )}
        {/* The link's accessible name says it already. */}
        {action && (
          <span data-part="more" aria-hidden="true">
            {label}
            {icon ?? <Icon icon={ArrowRight} data-part="arrow" />}
          </span>
        )}
      </div>
    </Root>
  );
}
