import type { ReactNode } from 'react';
import { Details } from '../../components/shared/Details.tsx';
import { ActionButton } from '../../components/shared/index.ts';
import { type Action, type Detail, type Media, Picture, Stack } from '../../primitives/index.ts';
import { EMPTY_LIST } from '../../primitives/shared/emptyList.ts';
import { type SectionBaseProps, SectionFrame } from '../SectionFrame/SectionFrame.tsx';
import { Actions } from './ErrorSection.styles.ts';

/** What an {@link ErrorSection} shows. */
export interface ErrorSectionProps extends SectionBaseProps {
  /** The way out, such as back to home. */
  readonly action: Action;
  /** An alternative, such as the contact form. */
  readonly secondaryAction?: Action | undefined;
  /** A reassuring picture. */
  readonly media?: Media | undefined;
  /** The ways to reach the company, such as an e-mail address. */
  readonly details?: readonly Detail[] | undefined;
  /** More help: what may have happened, what is not lost. */
  readonly children?: ReactNode;
}

/** What went wrong, what visitors can do, and the way out. Its heading is the page's. */
export function ErrorSection({
  action,
  secondaryAction,
  details = EMPTY_LIST,
  media,
  headingLevel = 1,
  children,
  ...rest
}: ErrorSectionProps) {
  const help = (
    <>
      <Stack gap={4}>{children}</Stack>
      <Actions>
        <ActionButton action={action} size="lg" />
        {secondaryAction && <ActionButton action={secondaryAction} size="lg" variant="secondary" />}
      </Actions>
      <Details items={details} />
    </>
  );
  return (
    <SectionFrame split="center" headingLevel={headingLevel} aside={help} {...rest}>
      {media && <Picture media={media} />}
    </SectionFrame>
  );
}
