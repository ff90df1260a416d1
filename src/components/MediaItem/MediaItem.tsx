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
import { CardLink } from '../shared/CardLink.tsx';
import { PicturePanel } from '../shared/index.ts';
import { Root } from './MediaItem.styles.ts';

/** How a {@link MediaItem} is laid out: the picture above the words, or beside them. */
export const MEDIA_ITEM_LAYOUTS = ['stacked', 'row'] as const;
/** The name of a layout of a {@link MediaItem}. */
export type MediaItemLayout = (typeof MEDIA_ITEM_LAYOUTS)[number];

/** What a {@link MediaItem} shows. */
export interface MediaItemProps extends Omit<ComponentPropsWithRef<'div'>, 'children'> {
  /** The element; a `div` when missing. */
  readonly as?: BoxElement | undefined;
  /** The report's headline, which carries the link where there is one. */
  readonly heading: ReactNode;
  /** Who wrote it, when, and what it says. */
  readonly description?: ReactNode;
  /** Where the report can be read. The whole item can be pressed. */
  readonly link?: PressTarget | undefined;
  /** A picture that goes with it, shown three to two. */
  readonly media?: Media | undefined;
  /** `stacked` for the leading item, `row` for those that follow; `stacked` when missing. */
  readonly layout?: MediaItemLayout | undefined;
  /** The level of the heading in the page's outline; 3 when missing. */
  readonly headingLevel?: HeadingLevel | undefined;
}

/** What others wrote or showed about the company: a picture, a headline and a sentence. */
export function MediaItem({
  heading,
  description,
  media,
  link,
  layout = 'stacked',
  headingLevel = 3,
  ...rest
}: MediaItemProps) {
  const row = layout === 'row' && media !== undefined;
  warnWithoutText('MediaItem', 'heading', heading);
  return (
    <Root data-layout={row ? 'row' : undefined} data-interactive={isAvailable(link) || undefined} {...rest}>
      {media && (
        <PicturePanel data-part="media">
          <Picture media={media} ratio="3 / 2" />
        </PicturePanel>
      )}
      <div data-part="words">
        <Heading level={headingLevel} size={layout === 'row' ? 'lg' : 'xl'}>
          <CardLink link={link}>{heading}</CardLink>
        </Heading>
        {!isBlank(description) && (
          <Text size={layout === 'row' ? 'sm' : 'md'} tone="muted">
            {description}
          </Text>
        )}
      </div>
    </Root>
  );
}
