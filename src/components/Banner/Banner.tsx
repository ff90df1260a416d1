import { type ComponentPropsWithRef, type ReactNode, useId } from 'react';
import { Container } from '../../primitives/Container/index.ts';
import { Eyebrow } from '../../primitives/Eyebrow/index.ts';
import { Heading } from '../../primitives/Heading/index.ts';
import { Pattern } from '../../primitives/Pattern/index.ts';
import { Picture } from '../../primitives/Picture/index.ts';
import { Text } from '../../primitives/Text/index.ts';
import type { HeadingLevel, Media } from '../../primitives/shared/index.ts';
import { BannerBox, Columns, Words } from './Banner.styles.ts';

/** Props of {@link Banner}. */
export interface BannerProps extends Omit<ComponentPropsWithRef<'section'>, 'children'> {
  /** A few words above the heading. */
  readonly eyebrow?: ReactNode;
  /** The page's heading. */
  readonly heading: ReactNode;
  /** Its rank in the page's outline; 1 when missing. */
  readonly headingLevel?: HeadingLevel;
  /** A sentence or two about the page. */
  readonly description?: ReactNode;
  /** A drawing beside the words, where there is room for it: a phone shows the words only. */
  readonly media?: Media;
}

/** The head of a page: its heading on the brand's pattern. */
export function Banner({ eyebrow, heading, headingLevel = 1, description, media, ...rest }: BannerProps) {
  const headingId = useId();
  return (
    <BannerBox aria-labelledby={headingId} {...rest}>
      <Pattern />
      <Container>
        <Columns $split={media !== undefined}>
          <Words>
            {eyebrow !== undefined && <Eyebrow>{eyebrow}</Eyebrow>}
            <Heading level={headingLevel} size="display" id={headingId}>
              {heading}
            </Heading>
            {description !== undefined && (
              <Text size="lg" tone="muted">
                {description}
              </Text>
            )}
          </Words>
          {media !== undefined && <Picture media={media} priority fit="contain" />}
        </Columns>
      </Container>
    </BannerBox>
  );
}
