import type { ComponentPropsWithRef, ReactNode } from 'react';
import {
  type BoxElement,
  Heading,
  type HeadingLevel,
  type Media,
  Picture,
  Text,
  VisuallyHidden,
} from '../../primitives/index.ts';
import { isBlank } from '../../primitives/shared/isBlank.ts';
import { warnWithoutText } from '../../primitives/shared/warnings.ts';
import { Marker, Number, Panel, Root, Words } from './ProcessStep.styles.ts';

/** What a {@link ProcessStep} shows. */
export interface ProcessStepProps extends Omit<ComponentPropsWithRef<'div'>, 'children'> {
  /** The element; a `div` when missing. */
  readonly as?: BoxElement | undefined;
  /** The step's place, from 1. */
  readonly number: number;
  /** The place in words, said by assistive technology, such as 'Step 1'. */
  readonly numberLabel: string;
  /** What happens in this step. */
  readonly heading: ReactNode;
  /** How it happens, how long it takes, what the visitor does. */
  readonly description?: ReactNode;
  /** A picture of the step, shown three to two. */
  readonly media?: Media | undefined;
  /** Words at the left of the path and the picture at its right, where there is room for both sides. */
  readonly mirrored?: boolean | undefined;
  /** Nothing comes before this step: the path begins here. */
  readonly begins?: boolean | undefined;
  /** Nothing comes after this step: the path ends here. */
  readonly ends?: boolean | undefined;
  /** The level of the heading in the page's outline; 3 when missing. */
  readonly headingLevel?: HeadingLevel | undefined;
}

/** One step of a numbered path, which comes from the step before and runs on to the next. */
export function ProcessStep({
  number,
  numberLabel,
  heading,
  description,
  media,
  mirrored = false,
  begins = false,
  ends = false,
  headingLevel = 3,
  ...rest
}: ProcessStepProps) {
  warnWithoutText('ProcessStep', 'numberLabel', numberLabel);
  return (
    <Root $mirrored={mirrored} {...rest}>
      <Marker data-begins={begins || undefined} data-ends={ends || undefined}>
        <Number>
          <span aria-hidden="true">{number}</span>
          <VisuallyHidden>{numberLabel}</VisuallyHidden>
        </Number>
      </Marker>
      <Words>
        <Heading level={headingLevel} size="2xl">
          {heading}
        </Heading>
        {!isBlank(description) && <Text tone="muted">{description}</Text>}
      </Words>
      {media && (
        <Panel>
          <Picture media={media} ratio="3 / 2" />
        </Panel>
      )}
    </Root>
  );
}
