import type { ComponentPropsWithRef, ReactNode } from 'react';
import {
  type BoxElement,
  Heading,
  type HeadingLevel,
  type Media,
  Picture,
  type PressTarget,
  Text,
} from '../../primitives/index.ts';
import { isAvailable } from '../../primitives/shared/Press.tsx';
import { isBlank } from '../../primitives/shared/isBlank.ts';
import { EMPTY_LIST } from '../../primitives/shared/emptyList.ts';
import { warnWithoutText } from '../../primitives/shared/warnings.ts';
import { CardLink } from '../shared/CardLink.tsx';
import { PicturePanel } from '../shared/index.ts';
import { Bio, Name, Root } from './TeamMemberCard.styles.ts';

/** What a {@link TeamMemberCard} shows. */
export interface TeamMemberCardProps extends Omit<ComponentPropsWithRef<'div'>, 'children'> {
  /** The element; a `div` when missing. */
  readonly as?: BoxElement | undefined;
  /** The person's name, which carries the link where there is one. */
  readonly heading: ReactNode;
  /** What the person does here. */
  readonly subheading?: ReactNode;
  /** The parts of the biography, a paragraph each; the specification has three. */
  readonly paragraphs?: readonly ReactNode[] | undefined;
  /** Where to read more about the person. */
  readonly link?: PressTarget | undefined;
  /** The portrait. */
  readonly media?: Media | undefined;
  /** The level of the heading in the page's outline; 3 when missing. */
  readonly headingLevel?: HeadingLevel | undefined;
}

/** A person of the team: portrait, name, role and a biography in parts. */
export function TeamMemberCard({
  heading,
  subheading,
  paragraphs = EMPTY_LIST,
  media,
  link,
  headingLevel = 3,
  ...rest
}: TeamMemberCardProps) {
  warnWithoutText('TeamMemberCard', 'heading', heading);
  return (
    <Root {...rest}>
      {media && (
        <PicturePanel>
          <Picture media={media} />
        </PicturePanel>
      )}
      <div>
        <Name data-interactive={isAvailable(link) || undefined}>
          <Heading level={headingLevel} size="2xl" data-part="name">
            <CardLink link={link} covers={false}>
              {heading}
            </CardLink>
          </Heading>
          {!isBlank(subheading) && <Text tone="accent">{subheading}</Text>}
        </Name>
        {paragraphs.length > 0 && (
          <Bio>
            {paragraphs.map((paragraph, index) => (
              <Text key={index}>{paragraph}</Text>
            ))}
          </Bio>
        )}
      </div>
    </Root>
  );
}
