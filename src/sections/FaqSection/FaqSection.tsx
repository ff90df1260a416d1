import Plus from 'lucide-react/icons/plus';
import { Icon, Text } from '../../primitives/index.ts';
import { type SectionBaseProps, SectionFrame } from '../SectionFrame/index.ts';
import { Answer, Question } from './FaqSection.styles.ts';

/** A question with its answer. */
export interface FaqItem {
  readonly question: string;
  readonly answer: string;
}

/** What a {@link FaqSection} shows. */
export interface FaqSectionProps extends SectionBaseProps {
  /** The questions, in the order of display. */
  readonly items: readonly FaqItem[];
}

/** Questions that open by the platform's own means, with or without JavaScript; the page's search finds the answers. */
export function FaqSection({ items, ...rest }: FaqSectionProps) {
  return (
    <SectionFrame split="start" {...rest}>
      <div>
        {items.map(({ question, answer }) => (
          <Question key={question}>
            <summary>
              {question}
              <Icon icon={Plus} />
            </summary>
            <Answer>
              <Text tone="muted">{answer}</Text>
            </Answer>
          </Question>
        ))}
      </div>
    </SectionFrame>
  );
}
