import { ProcessStep, type ProcessStepProps } from '../../components/ProcessStep/ProcessStep.tsx';
import { ProcessStepShape } from '../../components/ProcessStep/ProcessStepShape.tsx';
import { ActionButton } from '../../components/shared/index.ts';
import { repeat } from '../../components/shared/repeat.ts';
import type { Action } from '../../primitives/index.ts';
import { warnWithoutItems } from '../../primitives/shared/warnings.ts';
import {
  type Loading,
  type SectionBaseProps,
  SectionFrame,
  itemLevel,
} from '../SectionFrame/SectionFrame.tsx';
import { End, Path } from './ProcessSection.styles.ts';

/** What a {@link ProcessSection} shows. */
export interface ProcessSectionProps extends SectionBaseProps {
  /** The steps in order. */
  readonly items: readonly ProcessStepProps[];
  /** What to do at the end of the path, such as asking for a consultation. */
  readonly action?: Action | undefined;
  /** The steps are loading: a faint path takes their place, of five steps unless `count` is given. */
  readonly loading?: Loading | undefined;
}

/** A numbered path to follow with the eye: alternating on a wide window, down the left side on a phone. */
export function ProcessSection({ items, action, loading, headingLevel = 2, ...rest }: ProcessSectionProps) {
  if (loading === undefined) warnWithoutItems('ProcessSection', 'items', items);
  const count = loading === undefined ? items.length : (loading.count ?? 5);
  /** Left and right in turn; after the last step the path leads to the action, where there is one. */
  const onPath = (index: number) => ({
    mirrored: index % 2 === 1,
    begins: index === 0,
    ends: index === count - 1 && (action === undefined || loading !== undefined),
  });
  return (
    <SectionFrame align="center" headingLevel={headingLevel} loading={loading} {...rest}>
      <Path role="list" data-faint={loading !== undefined || undefined}>
        {loading === undefined
          ? items.map((item, index) => (
              <li key={index}>
                <ProcessStep headingLevel={itemLevel(headingLevel)} {...onPath(index)} {...item} />
              </li>
            ))
          : repeat(count, (index) => (
              <li key={index}>
                <ProcessStepShape {...onPath(index)} />
              </li>
            ))}
      </Path>
      {loading === undefined && action && (
        <End>
          <ActionButton action={action} size="lg" />
        </End>
      )}
    </SectionFrame>
  );
}
