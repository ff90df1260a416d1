import type { ComponentPropsWithRef } from 'react';
import { type Action, Badge, Heading, type HeadingLevel } from '../../primitives/index.ts';
import { ActionButton } from '../shared/index.ts';
import { Amount, Badges, Features, Foot, Head, Note, Price, Root } from './PriceCard.styles.ts';
import { formatPrice } from './formatPrice.ts';

/** What a {@link PriceCard} shows. */
export interface PriceCardProps extends Omit<ComponentPropsWithRef<'div'>, 'children'> {
  /** The package's name. */
  readonly heading: string;
  /** For whom the package is. */
  readonly subheading?: string;
  /** In whole currency units; shown by {@link formatPrice}. */
  readonly price: number;
  /** What the price buys or how often it is due, such as 'per month'. */
  readonly unit?: string;
  /** What the package contains, one line each, in the order of display. */
  readonly features: readonly string[];
  /** The way to ask for this package; its `accessibleLabel` ought to name the package. */
  readonly action: Action;
  /** The quiet line under the button, such as the tax note. */
  readonly note?: string;
  /** Marks the popular package: `label` says so, `badge` is a second, louder word ('Best'). */
  readonly preferred?: { readonly label: string; readonly badge?: string };
  /** The level of the heading in the page's outline; 3 when missing. */
  readonly headingLevel?: HeadingLevel;
}

/** A package with its price. In a {@link PriceSection} the parts of neighbouring cards stand on common lines. */
export function PriceCard({
  heading,
  subheading,
  price,
  unit,
  features,
  action,
  note,
  preferred,
  headingLevel = 3,
  ...rest
}: PriceCardProps) {
  const amount = formatPrice(price);
  return (
    <Root forwardedAs="article" padding="none" $preferred={preferred !== undefined} {...rest}>
      {preferred && (
        <Badges>
          {preferred.badge && <Badge tone="highlight">{preferred.badge}</Badge>}
          <Badge tone={preferred.badge ? 'accent' : 'highlight'}>{preferred.label}</Badge>
        </Badges>
      )}
      <Head>
        <Heading level={headingLevel} size="xl">
          {heading}
        </Heading>
        {subheading && <p>{subheading}</p>}
      </Head>
      <Price>
        <Amount $length={amount.length}>{amount}</Amount> {unit}
      </Price>
      {/* Safari forgets that a list without markers is a list. */}
      <Features role="list">
        {features.map((feature, index) => (
          <li key={index}>{feature}</li>
        ))}
      </Features>
      <Foot>
        <ActionButton action={action} variant={preferred ? 'primary' : 'secondary'} />
      </Foot>
      {note && <Note>{note}</Note>}
    </Root>
  );
}
