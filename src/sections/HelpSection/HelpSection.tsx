import ArrowRight from 'lucide-react/icons/arrow-right';
import { Icon } from '../../primitives/index.ts';
import { type SectionBaseProps, SectionFrame } from '../SectionFrame/index.ts';
import { Choice, List } from './HelpSection.styles.ts';

/** A situation and what to take then. */
export interface HelpItem {
  readonly situation: string;
  /** The name of what is right in that situation; it stands out. */
  readonly advice: string;
}

/** What a {@link HelpSection} shows. */
export interface HelpSectionProps extends SectionBaseProps {
  /** One case each; a text where situation and advice are one sentence. */
  readonly items: readonly (HelpItem | string)[];
}

/** Helps to choose: situations with an advice each. */
export function HelpSection({ items, tone = 'sunken', ...rest }: HelpSectionProps) {
  return (
    <SectionFrame split="start" tone={tone} {...rest}>
      <List role="list">
        {items.map((item) =>
          typeof item === 'string' ? (
            <li key={item}>
              <Icon icon={ArrowRight} />
              {item}
            </li>
          ) : (
            <Choice key={item.situation}>
              {item.situation}
              <strong>
                <Icon icon={ArrowRight} />
                {item.advice}
              </strong>
            </Choice>
          ),
        )}
      </List>
    </SectionFrame>
  );
}
