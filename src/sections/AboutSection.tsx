import type { ReactNode } from 'react';
import { PicturePanel } from '../components/shared/index.ts';
import { type Media, Picture, Stack, Text } from '../primitives/index.ts';
import { warnWithoutItems } from '../primitives/shared/warnings.ts';
import { type SectionBaseProps, SectionFrame } from './SectionFrame/SectionFrame.tsx';

/** What an {@link AboutSection} shows. */
export interface AboutSectionProps extends SectionBaseProps {
  /** Who the company is, a paragraph each. */
  readonly paragraphs: readonly ReactNode[];
  /** A picture of the company, fetched first: it stands at the top of its page. */
  readonly media?: Media;
}

/** Who the company is, in words and a picture. Its heading is the page's. */
export function AboutSection({ paragraphs, media, headingLevel = 1, ...rest }: AboutSectionProps) {
  warnWithoutItems('AboutSection', 'paragraphs', paragraphs);
  const words = (
    <Stack gap={5}>
      {paragraphs.map((paragraph, index) => (
        <Text key={index} size={index === 0 ? 'lg' : 'md'} tone={index === 0 ? 'default' : 'muted'}>
          {paragraph}
        </Text>
      ))}
    </Stack>
  );
  return (
    <SectionFrame split="center" headingLevel={headingLevel} aside={words} {...rest}>
      {media && (
        <PicturePanel>
          <Picture media={media} priority />
        </PicturePanel>
      )}
    </SectionFrame>
  );
}
