import type { ComponentPropsWithRef } from 'react';
import { Heading, type HeadingLevel, type Media, Picture, Text } from '../../primitives/index.ts';
import { PicturePanel } from '../shared/index.ts';
import { Bio, Name, Root } from './TeamMemberCard.styles.ts';

/** What a {@link TeamMemberCard} shows. */
export interface TeamMemberCardProps extends Omit<ComponentPropsWithRef<'div'>, 'children' | 'role'> {
  /** The person's name. */
  readonly name: string;
  /** What the person does here; not the ARIA role. */
  readonly role: string;
  /** The parts of the biography, a paragraph each; the specification has three. */
  readonly bio: readonly string[];
  /** The portrait. */
  readonly media?: Media;
  /** The level of the heading in the page's outline; 3 when missing. */
  readonly headingLevel?: HeadingLevel;
}

/** A person one would trust: portrait, name, role and a biography in parts. */
export function TeamMemberCard({ name, role, bio, media, headingLevel = 3, ...rest }: TeamMemberCardProps) {
  return (
    <Root {...rest}>
      {media && (
        <PicturePanel>
          <Picture media={media} />
        </PicturePanel>
      )}
      <div>
        <Name>
          <Heading level={headingLevel} size="2xl">
            {name}
          </Heading>
          <Text tone="accent">{role}</Text>
        </Name>
        <Bio>
          {bio.map((part) => (
            <Text key={part}>{part}</Text>
          ))}
        </Bio>
      </div>
    </Root>
  );
}
