import ArrowRight from 'lucide-react/icons/arrow-right';
import type { ReactNode } from 'react';
import { Icon } from '../../primitives/index.ts';
import { isBlank } from '../../primitives/shared/isBlank.ts';
import { warnWithoutItems } from '../../primitives/shared/warnings.ts';
import { type SectionBaseProps, SectionFrame } from '../SectionFrame/SectionFrame.tsx';
import { Choice, List } from './HelpSection.styles.ts';

/** A situation and what to take then. */
export interface HelpItem {
  /** Or the whole case, where situation and advice are one sentence. */
  readonly situation: ReactNode;
  /** The name of what is right in that situation; it stands out. */
  readonly advice?: ReactNode;
}

/** What a {@link HelpSection} shows. */
export interface HelpSectionProps extends SectionBaseProps {
  /** One case each. */
  readonly items: readonly HelpItem[];
}

/** Helps to choose: situations with an advice each. */
export function HelpSection({ items, tone = 'sunken', ...rest }: HelpSectionProps) {
  warnWithoutItems('HelpSection', 'items', items);
  return (
    <SectionFrame split="start" tone={tone} {...rest}>
      <List role="list">
        {items.map(({ situation, advice }, index) =>
          isBlank(advice) ? (
            <li key={index}>
              <Icon icon={ArrowRight} />
              <span>{situation}</span>
            </li>
          ) : (
            <Choice key={index}>
              <span>{situation}</span>
              <strong>
                <Icon icon={ArrowRight} />
                <span>{advice}</span>
              </strong>
            </Choice>
          ),
        )}
      </List>
    </SectionFrame>
  );
}
