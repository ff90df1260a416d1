import Plus from 'lucide-react/icons/plus';
import type { ReactNode } from 'react';
import { Heading, Icon } from '../../primitives/index.ts';
import { warnWithoutItems } from '../../primitives/shared/warnings.ts';
import { type SectionBaseProps, SectionFrame, itemLevel } from '../SectionFrame/SectionFrame.tsx';
import { Answer, Question } from './FaqSection.styles.ts';

/** A question with its answer. */
export interface FaqItem {
  /** A heading of the page's outline. */
  readonly question: ReactNode;
  /** Words, or blocks of them: paragraphs, a list. */
  readonly answer: ReactNode;
}

/** What a {@link FaqSection} shows. */
export interface FaqSectionProps extends SectionBaseProps {
  /** The questions, in the order of display. */
  readonly items: readonly FaqItem[];
}

/** Questions that open by the platform's own means, with or without JavaScript; the page's search finds the answers. */
export function FaqSection({ items, headingLevel = 2, ...rest }: FaqSectionProps) {
  warnWithoutItems('FaqSection', 'items', items);
  return (
    <SectionFrame split="start" headingLevel={headingLevel} {...rest}>
      <div>
        {items.map(({ question, answer }, index) => (
          <Question key={index}>
            <summary>
              <Heading level={itemLevel(headingLevel)} size="lg" data-part="question">
                {question}
              </Heading>
              <Icon icon={Plus} data-part="mark" />
            </summary>
            <Answer forwardedAs="div" tone="muted">
              {answer}
            </Answer>
          </Question>
        ))}
      </div>
    </SectionFrame>
  );
}
