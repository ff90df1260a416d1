import type { ReactNode } from 'react';
import { Details } from '../../components/shared/Details.tsx';
import { Card, type Detail } from '../../primitives/index.ts';
import { EMPTY_LIST } from '../../primitives/shared/emptyList.ts';
import { type SectionBaseProps, SectionFrame } from '../SectionFrame/SectionFrame.tsx';
import { Aside } from './ContactSection.styles.ts';

/** What a {@link ContactSection} shows. */
export interface ContactSectionProps extends SectionBaseProps {
  /** What happens after sending, in order. */
  readonly points?: readonly ReactNode[] | undefined;
  /** The ways to write without the form, such as an e-mail address. */
  readonly details?: readonly Detail[] | undefined;
  /** The form. */
  readonly children: ReactNode;
}

/** The way to get in touch: words and what happens next at the left, the form on a raised card at the right. */
export function ContactSection({
  points = EMPTY_LIST,
  details = EMPTY_LIST,
  tone = 'sunken',
  children,
  ...rest
}: ContactSectionProps) {
  const aside = (
    <Aside>
      {points.length > 0 && (
        <ol role="list">
          {points.map((point, index) => (
            <li key={index}>
              <span>{point}</span>
            </li>
          ))}
        </ol>
      )}
      {details.length > 0 && (
        <div>
          <Details items={details} />
        </div>
      )}
    </Aside>
  );
  return (
    <SectionFrame split="start" aside={aside} tone={tone} {...rest}>
      <Card padding="lg">{children}</Card>
    </SectionFrame>
  );
}
