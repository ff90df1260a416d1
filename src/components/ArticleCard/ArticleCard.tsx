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
import { warnWithoutText } from '../../primitives/shared/warnings.ts';
import { AuthorLine, type Byline } from '../AuthorLine/AuthorLine.tsx';
import { CardLink } from '../shared/CardLink.tsx';
import { PicturePanel } from '../shared/index.ts';
import { Root } from './ArticleCard.styles.ts';

/** How an {@link ArticleCard} is laid out: the picture above the words, or from a tablet on beside them. */
export const ARTICLE_CARD_LAYOUTS = ['stacked', 'row'] as const;
/** The name of a layout of an {@link ArticleCard}. */
export type ArticleCardLayout = (typeof ARTICLE_CARD_LAYOUTS)[number];

/** What an {@link ArticleCard} shows. */
export interface ArticleCardProps extends Omit<ComponentPropsWithRef<'div'>, 'children'> {
  /** The element; an `article` when missing. */
  readonly as?: BoxElement | undefined;
  /** What kind of article it is, in a few words. */
  readonly eyebrow?: ReactNode;
  /** The article's title, which carries the link where there is one. */
  readonly heading: ReactNode;
  /** A summary in a sentence or two. */
  readonly description?: ReactNode;
  /** Its picture, shown three to two; beside longer words its sides are cropped. */
  readonly media?: Media | undefined;
  /** Where it can be read. The whole card can be pressed, except for authors that are links themselves. */
  readonly link?: PressTarget | undefined;
  /** Who wrote it, when, and how long it takes to read. */
  readonly byline?: Byline | undefined;
  /** `row` for the leading article, over the whole width; `stacked` when missing. */
  readonly layout?: ArticleCardLayout | undefined;
  /** The level of the heading in the page's outline; 3 when missing. */
  readonly headingLevel?: HeadingLevel | undefined;
}

/** An article as a card: picture, title, summary and authors. */
export function ArticleCard({
  as = 'article',
  eyebrow,
  heading,
  description,
  media,
  link,
  byline,
  layout = 'stacked',
  headingLevel = 3,
  ...rest
}: ArticleCardProps) {
  warnWithoutText('ArticleCard', 'heading', heading);
  const isRow = layout === 'row';
  return (
    <Root
      forwardedAs={as}
      interactive={isAvailable(link)}
      padding="none"
      $row={isRow && media !== undefined}
      {...rest}
    >
      {media && (
        <PicturePanel data-part="media">
          <Picture media={media} ratio="3 / 2" data-part="picture" />
        </PicturePanel>
      )}
      <div data-part="words">
        {!isBlank(eyebrow) && (
          <Text size="sm" tone="accent">
            {eyebrow}
          </Text>
        )}
        <Heading level={headingLevel} size={isRow ? '2xl' : 'xl'}>
          <CardLink link={link}>{heading}</CardLink>
        </Heading>
        {!isBlank(description) && <Text tone="muted">{description}</Text>}
        {byline && <AuthorLine {...byline} data-part="byline" />}
      </div>
    </Root>
  );
}
