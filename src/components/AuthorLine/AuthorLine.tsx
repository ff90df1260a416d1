import type { ComponentPropsWithRef, ReactNode } from 'react';
import { type BoxElement, type Media, Picture, type PressTarget } from '../../primitives/index.ts';
import { isAvailable } from '../../primitives/shared/Press.tsx';
import { isBlank } from '../../primitives/shared/isBlank.ts';
import { EMPTY_LIST } from '../../primitives/shared/emptyList.ts';
import { warn, warnWithoutText } from '../../primitives/shared/warnings.ts';
import { CardLink } from '../shared/CardLink.tsx';
import { Time } from '../shared/Time.tsx';
import { Facts, Person, Root } from './AuthorLine.styles.ts';

/** Somebody who wrote something. */
export interface Author {
  /** It carries the link where there is one. */
  readonly name: ReactNode;
  /** The portrait; decoration beside the name, so its `alt` is usually empty. */
  readonly media?: Media | undefined;
  /** Where to read more by the same person. */
  readonly link?: PressTarget | undefined;
}

/** Who wrote something, when, and how long it takes to read. */
export interface Byline {
  /** Who wrote it. */
  readonly authors?: readonly Author[] | undefined;
  /** When it was written, as the page's language writes dates. */
  readonly date?: ReactNode;
  /** The same date for machines, such as `2026-03-14`. */
  readonly dateTime?: string | undefined;
  /** How long it takes to read, or what kind of text it is. */
  readonly note?: ReactNode;
}

/** What an {@link AuthorLine} shows. */
export interface AuthorLineProps extends Byline, Omit<ComponentPropsWithRef<'div'>, 'children'> {
  /** The element; a `div` when missing. */
  readonly as?: BoxElement | undefined;
}

/** Who wrote something, when, and how long it takes to read, in a line. */
export function AuthorLine({ authors = EMPTY_LIST, date, dateTime, note, ...rest }: AuthorLineProps) {
  const hasFacts = !isBlank(date) || !isBlank(note);
  if (authors.length === 0 && !hasFacts)
    warn('AuthorLine', '`authors`, `date` and `note` are empty: leave the part out, or give one of them.');
  return (
    <Root {...rest}>
      {authors.map((author, index) => (
        <AuthorName key={index} {...author} />
      ))}
      {hasFacts && (
        <Facts>
          {!isBlank(date) && <Time dateTime={dateTime}>{date}</Time>}
          {!isBlank(note) && <span>{note}</span>}
        </Facts>
      )}
    </Root>
  );
}

function AuthorName({ name, media, link }: Author) {
  warnWithoutText('AuthorLine', 'authors.name', name);
  return (
    <Person data-interactive={isAvailable(link) || undefined}>
      {media && <Picture media={media} ratio="1" data-part="portrait" />}
      <span data-part="name">
        <CardLink link={link}>{name}</CardLink>
      </span>
    </Person>
  );
}
