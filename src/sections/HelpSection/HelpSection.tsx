import type { ReactNode } from 'react';
import { Icon } from '../../primitives/index.ts';
import { ArrowRight } from '../../primitives/Icon/marks.tsx';
import { isBlank } from '../../primitives/shared/isBlank.ts';
import { warnWithoutItems } from '../../primitives/shared/warnings.ts';
import { type SectionBaseProps, SectionFrame } from '../SectionFrame/SectionFrame.tsx';
import { Advice, Case, Choice, List } from './HelpSection.styles.ts';

/** A situation and what to choose then. */
export interface HelpItem {
  /** The advice, or the whole case where situation and advice are one sentence. */
  readonly situation: ReactNode;
  /** The name of what is right in that situation; it stands out. */
  readonly advice?: ReactNode;
}

/** What a {@link HelpSection} shows. */
export interface HelpSectionProps extends SectionBaseProps {
  /** One case each. */
  readonly items: readonly HelpItem[];
}

/** Helps to choose: situations, each with its advice. */
export function HelpSection({ items, tone = 'sunken', ...rest }: HelpSectionProps) {
  warnWithoutItems('HelpSection', 'items', items);
  return (
    <SectionFrame split="start" tone={tone} {...rest}>
      <List role="list">
        {items.map(({ situation, advice }, index) =>
          isBlank(advice) ? (
            <Case key={index}>
              <Icon icon={ArrowRight} data-part="mark" />
              <span>{situation}</span>
            </Case>
          ) : (
            <Choice key={index}>
              <span>{situation}</span>
              <Advice>
                <Icon icon={ArrowRight} data-part="mark" />
                <span>{advice}</span>
              </Advice>
            </Choice>
          ),
        )}
      </List>
    </SectionFrame>
  );
}
