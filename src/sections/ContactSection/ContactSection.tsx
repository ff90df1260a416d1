import type { ReactNode } from 'react';
import { Card } from '../../primitives/index.ts';
import { type SectionBaseProps, SectionFrame } from '../SectionFrame/SectionFrame.tsx';
import { EmailLine } from './EmailLine.tsx';
import { Aside } from './ContactSection.styles.ts';

/** What a {@link ContactSection} shows. */
export interface ContactSectionProps extends SectionBaseProps {
  /** What happens after sending, in order. */
  readonly points?: readonly ReactNode[];
  /** The way to write without the form. */
  readonly email?: {
    /** Words around the address, or before it when they do not contain it. */
    readonly label: string;
    readonly address: string;
  };
  /** The form. */
  readonly children: ReactNode;
}

/** The way to get in touch: words and what happens next at the left, the form on a raised card at the right. */
export function ContactSection({ points, email, tone = 'sunken', children, ...rest }: ContactSectionProps) {
  const aside = (
    <Aside>
      {points !== undefined && points.length > 0 && (
        <ol role="list">
          {points.map((point, index) => (
            <li key={index}>
              <span>{point}</span>
            </li>
          ))}
        </ol>
      )}
      {email && (
        <p>
          <EmailLine {...email} />
        </p>
      )}
    </Aside>
  );
  return (
    <SectionFrame split="start" aside={aside} tone={tone} {...rest}>
      <Card padding="lg">{children}</Card>
    </SectionFrame>
  );
}
