import ArrowRight from 'lucide-react/icons/arrow-right';
import type { ComponentPropsWithRef } from 'react';
import {
  type Action,
  Heading,
  type HeadingLevel,
  Icon,
  Link,
  type Media,
  Picture,
  Text,
} from '../../primitives/index.ts';
import { PicturePanel } from '../shared/index.ts';
import { Body, Root } from './ProductCard.styles.ts';

/** What a {@link ProductCard} shows. */
export interface ProductCardProps extends Omit<ComponentPropsWithRef<'div'>, 'children'> {
  /** The service's name; it becomes the card's link. */
  readonly heading: string;
  /** One or two sentences on what the service does. */
  readonly description?: string;
  /** A picture of the service, shown three to two. */
  readonly media?: Media;
  /**
   * The More link. Its label is shown at the foot of the card; `accessibleLabel` ('More about cloud hosting') is the
   * link's name for those who hear it, and ought to contain both the label and the heading.
   */
  readonly action: Action;
  /** The level of the heading in the page's outline; 3 when missing. */
  readonly headingLevel?: HeadingLevel;
}

/** A service as a card: picture, name, description and a More link. A press anywhere on the card follows the link. */
export function ProductCard({
  heading,
  description,
  media,
  action,
  headingLevel = 3,
  ...rest
}: ProductCardProps) {
  return (
    <Root forwardedAs="article" interactive padding="none" {...rest}>
      {media && (
        <PicturePanel>
          <Picture media={media} ratio="3 / 2" />
        </PicturePanel>
      )}
      <Body>
        <Heading level={headingLevel} size="xl">
          <Link href={action.href} aria-label={action.accessibleLabel}>
            {heading}
          </Link>
        </Heading>
        {description && <Text tone="muted">{description}</Text>}
        {/* The link's name says it already. */}
        <span aria-hidden="true">
          {action.label}
          <Icon icon={ArrowRight} />
        </span>
      </Body>
    </Root>
  );
}
