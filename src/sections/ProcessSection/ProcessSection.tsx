import { ProcessStep, type ProcessStepProps } from '../../components/ProcessStep/index.ts';
import { ActionButton } from '../../components/shared/index.ts';
import type { Action } from '../../primitives/index.ts';
import { type SectionBaseProps, SectionFrame, itemLevel } from '../SectionFrame/index.ts';
import { End, Path } from './ProcessSection.styles.ts';

/** What a {@link ProcessSection} shows. */
export interface ProcessSectionProps extends SectionBaseProps {
  /** The steps in order. */
  readonly items: readonly ProcessStepProps[];
  /** What to do at the end of the path, such as asking for a consultation. */
  readonly action?: Action;
}

/** A numbered path that one can follow with the eye: alternating on a desk, down the left side on a phone. */
export function ProcessSection({ items, action, headingLevel = 2, ...rest }: ProcessSectionProps) {
  return (
    <SectionFrame align="center" headingLevel={headingLevel} {...rest}>
      <Path role="list">
        {items.map((item, index) => (
          <li key={item.number}>
            <ProcessStep headingLevel={itemLevel(headingLevel)} mirrored={index % 2 === 1} {...item} />
          </li>
        ))}
      </Path>
      {action && (
        <End>
          <ActionButton action={action} size="lg" />
        </End>
      )}
    </SectionFrame>
  );
}
