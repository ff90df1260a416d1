import { useId } from 'react';
import { ActionButton } from '../../components/shared/index.ts';
import { type Action, Container } from '../../primitives/index.ts';
import { HeadWords } from '../../primitives/SectionHeader/HeadWords.tsx';
import type { SectionBaseProps } from '../SectionFrame/SectionFrame.tsx';
import { Actions, Ground, Layout, Root } from './CallToAction.styles.ts';

/** What a {@link CallToAction} shows. */
export interface CallToActionProps extends SectionBaseProps {
  /** The next step. */
  readonly action: Action;
  /** An alternative, for those who are not ready for it. */
  readonly secondaryAction?: Action | undefined;
}

/** The end of a page: a few words and the next step, on a conspicuous band. */
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
            <HeadWords {...{ eyebrow, heading, headingId, headingLevel, description }} headingSize="3xl" />
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
