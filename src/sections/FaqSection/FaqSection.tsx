import type { ReactNode } from 'react';
import { Accordion } from '../../components/Accordion/Accordion.tsx';
import { warnWithoutItems } from '../../primitives/shared/warnings.ts';
import { type SectionBaseProps, SectionFrame, itemLevel } from '../SectionFrame/SectionFrame.tsx';

/** A question with its answer. */
export interface FaqItem {
  /**
   * Identifies the question where questions are added, removed or reordered at run time, so that what is open stays open; its
   * place when missing.
   */
  readonly id?: string | number | undefined;
  /** A heading of the page's outline. */
  readonly question: ReactNode;
  /** The answer: words, or blocks such as paragraphs and a list. */
  readonly answer: ReactNode;
}

/** What a {@link FaqSection} shows. */
export interface FaqSectionProps extends SectionBaseProps {
  /** The questions, in the order of display. */
  readonly items: readonly FaqItem[];
}

/**
 * Questions that open their answers, built on `<details>`: they work with or without JavaScript, and find-in-page finds the
 * answers.
 */
export function FaqSection({ items, headingLevel = 2, ...rest }: FaqSectionProps) {
  warnWithoutItems('FaqSection', 'items', items);
  return (
    <SectionFrame split="start" headingLevel={headingLevel} {...rest}>
      {items.length > 0 && (
        <Accordion
          headingLevel={itemLevel(headingLevel)}
          items={items.map(({ id, question, answer }) => ({ id, heading: question, content: answer }))}
        />
      )}
    </SectionFrame>
  );
}
