import { type ReactNode, useId } from 'react';
import { ActionButton } from '../../components/shared/index.ts';
import { type Action, Container, Entrance, type Media, Pattern, Picture } from '../../primitives/index.ts';
import { HeadWords } from '../../primitives/SectionHeader/HeadWords.tsx';
import type { SectionBaseProps } from '../SectionFrame/SectionFrame.tsx';
import { Actions, Facts, Layout, Root } from './Hero.styles.ts';

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
  readonly action?: Action;
  /** The other way on, quieter. */
  readonly secondaryAction?: Action;
  /** The picture of the first screen: fetched before others. */
  readonly media?: Media;
  /** Up to three numbers that carry weight. */
  readonly facts?: readonly HeroFact[];
}

/** The first screen: what the company does, for whom, what to do first, and something worth looking at. */
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
  ...rest
}: HeroProps) {
  const headingId = useId();
  return (
    <Root forwardedAs={as} labelledBy={headingId} {...rest}>
      <Pattern data-part="pattern" />
      <Container data-part="content">
        <Entrance kind="hero">
          <Layout>
            <div data-part="words">
              <HeadWords
                {...{ eyebrow, heading, headingId, headingLevel, description }}
                headingSize="display"
              />
              {(action ?? secondaryAction) && (
                <Actions>
                  {action && <ActionButton action={action} size="lg" />}
                  {secondaryAction && <ActionButton action={secondaryAction} size="lg" variant="secondary" />}
                </Actions>
              )}
            </div>
            {media && <Picture media={media} priority data-part="media" />}
          </Layout>
        </Entrance>
        {facts !== undefined && facts.length > 0 && (
          <Facts>
            {facts.map(({ value, label }, index) => (
              <div key={index}>
                <dt>{label}</dt>
                <dd>{value}</dd>
              </div>
            ))}
          </Facts>
        )}
      </Container>
    </Root>
  );
}
