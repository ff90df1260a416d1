import type { ComponentPropsWithRef, ReactNode } from 'react';
import { type Action, Badge, type BoxElement, Heading, type HeadingLevel } from '../../primitives/index.ts';
import { isBlank } from '../../primitives/shared/isBlank.ts';
import { EMPTY_LIST } from '../../primitives/shared/emptyList.ts';
import { warn } from '../../primitives/shared/warnings.ts';
import { ActionButton } from '../shared/index.ts';
import { Amount, Badges, Features, Foot, Head, Note, Price, Root } from './PriceCard.styles.ts';
import { type PriceCurrency, formatPrice } from './formatPrice.ts';

/** A package's earlier price. */
export interface FormerPrice {
  /** Says so in words, such as 'was': a struck line alone is silent. */
  readonly label: ReactNode;
  /** In whole currency units. */
  readonly price: number;
}

/** A group of a package's contents, under a heading of its own. */
export interface FeatureGroup {
  /** What they have in common. */
  readonly heading: ReactNode;
  readonly items: readonly ReactNode[];
}

const isGroup = (feature: ReactNode | FeatureGroup): feature is FeatureGroup =>
  typeof feature === 'object' && feature !== null && 'items' in feature;

/** What a {@link PriceCard} shows. */
export interface PriceCardProps extends Omit<ComponentPropsWithRef<'div'>, 'children'> {
  /** The element; an `article` when missing. */
  readonly as?: BoxElement | undefined;
  /** The package's name. */
  readonly heading: ReactNode;
  /** Who the package is for. */
  readonly subheading?: ReactNode;
  /** In whole currency units; shown by {@link formatPrice}. */
  readonly price: number;
  /** The earlier price, struck through above the price. */
  readonly former?: FormerPrice | undefined;
  /** Formats the prices with `Intl`; `$` and thousand separators when missing. */
  readonly currency?: PriceCurrency | undefined;
  /** What the price is for or how often it is due, such as 'per month'. */
  readonly unit?: ReactNode;
  /** What the package contains, one line each or in groups, in the order of display. */
  readonly features?: readonly (ReactNode | FeatureGroup)[] | undefined;
  /** How to ask for this package; its `accessibleLabel` should name the package. */
  readonly action?: Action | undefined;
  /** The quiet line under the button, such as the tax note. */
  readonly note?: ReactNode;
  /** Marks the popular package: `label` says so, `badge` is a second, louder word ('Best'). */
  readonly preferred?: { readonly label: ReactNode; readonly badge?: ReactNode } | undefined;
  /** The level of the heading in the page's outline; 3 when missing. */
  readonly headingLevel?: HeadingLevel | undefined;
}

/** A package with its price. In a {@link PriceSection} the parts of neighbouring cards are aligned. */
export function PriceCard({
  as = 'article',
  heading,
  subheading,
  price,
  former,
  currency,
  unit,
  features = EMPTY_LIST,
  action,
  note,
  preferred,
  headingLevel = 3,
  ...rest
}: PriceCardProps) {
  if (!Number.isFinite(price)) warn('PriceCard', '`price` is not a number.');
  if (former && !(former.price > price)) warn('PriceCard', '`former.price` is not more than `price`.');
  const amount = formatPrice(price, currency);
  return (
    <Root forwardedAs={as} padding="none" data-preferred={preferred !== undefined || undefined} {...rest}>
      <Head>
        {preferred && (
          <Badges>
            {!isBlank(preferred.badge) && <Badge tone="highlight">{preferred.badge}</Badge>}
            <Badge tone={isBlank(preferred.badge) ? 'highlight' : 'accent'}>{preferred.label}</Badge>
          </Badges>
        )}
        <Heading level={headingLevel} size="xl">
          {heading}
        </Heading>
        {!isBlank(subheading) && <p>{subheading}</p>}
      </Head>
      <Price>
        {former && (
          // A new element for another price: React cannot change text that a browser's translation has replaced.
          <span key={former.price} data-part="former">
            {former.label} <s>{formatPrice(former.price, currency)}</s>
          </span>
        )}
        <Amount $length={amount.length}>{amount}</Amount> {unit}
      </Price>
      {/* Safari forgets that a list without markers is a list. */}
      {features.length > 0 && (
        <Features role="list">
          {features.map((feature, index) =>
            isGroup(feature) ? (
              <li key={index} data-part="group">
                {feature.heading}
                <ul role="list">
                  {feature.items.map((item, place) => (
                    <li key={place}>{item}</li>
                  ))}
                </ul>
              </li>
            ) : (
              <li key={index}>{feature}</li>
            ),
          )}
        </Features>
      )}
      {action && (
        <Foot>
          <ActionButton action={action} variant={preferred ? 'primary' : 'secondary'} />
        </Foot>
      )}
      {!isBlank(note) && <Note>{note}</Note>}
    </Root>
  );
}
