import type { ReactNode } from 'react';
import { Eyebrow } from '../Eyebrow/Eyebrow.tsx';
import { Heading, type HeadingSize } from '../Heading.tsx';
import { Text } from '../Text.tsx';
import type { HeadingLevel } from '../shared/index.ts';
import { isBlank } from '../shared/isBlank.ts';

interface HeadWordsProps {
  readonly eyebrow: ReactNode;
  readonly heading: ReactNode;
  readonly headingId: string | undefined;
  readonly headingLevel: HeadingLevel;
  readonly headingSize: HeadingSize | undefined;
  readonly description: ReactNode;
}

/** The words of every head, large or small: eyebrow, heading, description. */
export function HeadWords({
  eyebrow,
  heading,
  headingId,
  headingLevel,
  headingSize,
  description,
}: HeadWordsProps) {
  return (
    <>
      {!isBlank(eyebrow) && <Eyebrow>{eyebrow}</Eyebrow>}
      <Heading level={headingLevel} size={headingSize} id={headingId}>
        {heading}
      </Heading>
      {!isBlank(description) && (
        <Text size="lg" tone="muted" data-part="description">
          {description}
        </Text>
      )}
    </>
  );
}
