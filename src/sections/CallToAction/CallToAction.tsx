import { useId } from 'react';
import { ActionButton } from '../../components/shared/index.ts';
import { type Action, Container, Eyebrow, Heading, Text } from '../../primitives/index.ts';
import { isBlank } from '../../primitives/shared/isBlank.ts';
import type { SectionBaseProps } from '../SectionFrame/SectionFrame.tsx';
import { Actions, Ground, Layout, Root } from './CallToAction.styles.ts';

/** What a {@link CallToAction} shows. */
export interface CallToActionProps extends SectionBaseProps {
  /** The next step. */
  readonly action: Action;
  /** Another way on, for those who are not ready for it. */
  readonly secondaryAction?: Action;
}

/** The end of a page: a few words and the next step, on a band that is seen from afar. */
export function CallToAction({
  as,
  eyebrow,
  heading,
  description,
  headingLevel = 2,
  tone = 'accent',
  action,
  secondaryAction,
  ...rest
}: CallToActionProps) {
  const headingId = useId();
  return (
    <Root forwardedAs={as} labelledBy={headingId} tone={tone} {...rest}>
      <Ground />
      <Container>
        <Layout>
          <div data-part="words">
            {!isBlank(eyebrow) && <Eyebrow>{eyebrow}</Eyebrow>}
            <Heading level={headingLevel} size="3xl" id={headingId}>
              {heading}
            </Heading>
            {!isBlank(description) && (
              <Text size="lg" tone="muted">
                {description}
              </Text>
            )}
          </div>
          <Actions>
            <ActionButton action={action} size="lg" />
            {secondaryAction && <ActionButton action={secondaryAction} size="lg" variant="secondary" />}
          </Actions>
        </Layout>
      </Container>
    </Root>
  );
}
