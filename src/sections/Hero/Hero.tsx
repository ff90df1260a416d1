import { type ReactNode, useId } from 'react';
import { ActionButton } from '../../components/shared/index.ts';
import { type Action, Container, Entrance, type Media, Pattern, Picture } from '../../primitives/index.ts';
import { HeadWords } from '../../primitives/SectionHeader/HeadWords.tsx';
import { warn } from '../../primitives/shared/warnings.ts';
import type { SectionBaseProps } from '../SectionFrame/SectionFrame.tsx';
import { Root } from './Hero.styles.ts';

/** How a {@link Hero} is laid out: words and picture side by side on a wide window, or everything centred. */
export const HERO_LAYOUTS = ['beside', 'centered'] as const;
/** The name of a layout of a {@link Hero}. */
export type HeroLayout = (typeof HERO_LAYOUTS)[number];

/** A number with what it counts. */
export interface HeroFact {
  /** The number with its unit, short: '99.95%'. */
  readonly value: ReactNode;
  /** What the number says. */
  readonly label: ReactNode;
}

/** What a {@link Hero} shows. */
export interface HeroProps extends SectionBaseProps {
  /** The one thing to do first. */
  readonly action?: Action | undefined;
  /** The alternative, as a quieter button. */
  readonly secondaryAction?: Action | undefined;
  /** The picture of the first screen: fetched before others. */
  readonly media?: Media | undefined;
  /** Up to three impressive numbers. */
  readonly facts?: readonly HeroFact[] | undefined;
  /** `beside` when missing. */
  readonly layout?: HeroLayout | undefined;
  /** Content in place of the picture: a video, or a form in a `Card`. There is then no entrance. */
  readonly children?: ReactNode;
}

/** The first screen: what the company does, for whom, what to do first, and a picture. */
export function Hero({
  as,
  eyebrow,
  heading,
  description,
  headingLevel = 1,
  action,
  secondaryAction,
  media,
  facts,
  layout = 'beside',
  children,
  ...rest
}: HeroProps) {
  const headingId = useId();
  if (media && children) warn('Hero', '`children` replace `media`, which is not shown.');
  const screen = (
    <div data-part="screen">
      <div data-part="words">
        <HeadWords {...{ eyebrow, heading, headingId, headingLevel, description }} headingSize="display" />
        {(action ?? secondaryAction) && (
          <div data-part="actions">
            {action && <ActionButton action={action} size="lg" />}
            {secondaryAction && <ActionButton action={secondaryAction} size="lg" variant="secondary" />}
          </div>
        )}
      </div>
      {children ? (
        <div data-part="instead">{children}</div>
      ) : (
        media && <Picture media={media} priority data-part="media" />
      )}
    </div>
  );
  return (
    <Root forwardedAs={as} labelledBy={headingId} $centered={layout === 'centered'} {...rest}>
      <Pattern data-part="pattern" />
      <Container data-part="content">
        {/* Nothing moves that a visitor may be pressing or filling in. */}
        {children ? screen : <Entrance kind="hero">{screen}</Entrance>}
        {facts !== undefined && facts.length > 0 && (
          <dl>
            {facts.map(({ value, label }, index) => (
              <div key={index}>
                <dt>{label}</dt>
                <dd>{value}</dd>
              </div>
            ))}
          </dl>
        )}
      </Container>
    </Root>
  );
}
