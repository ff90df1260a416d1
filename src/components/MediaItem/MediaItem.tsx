import type { ComponentPropsWithRef } from 'react';
import { Heading, type HeadingLevel, type Media, Picture, Text } from '../../primitives/index.ts';
import { PicturePanel } from '../shared/index.ts';
import { Root } from './MediaItem.styles.ts';

/** How a {@link MediaItem} is laid out: the picture above the words, or beside them. */
export const MEDIA_ITEM_LAYOUTS = ['stacked', 'row'] as const;
/** The name of a layout of a {@link MediaItem}. */
export type MediaItemLayout = (typeof MEDIA_ITEM_LAYOUTS)[number];

/** What a {@link MediaItem} shows. */
export interface MediaItemProps extends Omit<ComponentPropsWithRef<'div'>, 'children'> {
  /** The report's headline. */
  readonly heading: string;
  /** Who wrote it, when, and what it says. */
  readonly description?: string;
  /** A picture that goes with it, shown three to two. */
  readonly media?: Media;
  /** `stacked` leads, `row` follows; `stacked` when missing. */
  readonly layout?: MediaItemLayout;
  /** The level of the heading in the page's outline; 3 when missing. */
  readonly headingLevel?: HeadingLevel;
}

/** What others wrote or showed about the company: a picture, a headline and a sentence. */
export function MediaItem({
  heading,
  description,
  media,
  layout = 'stacked',
  headingLevel = 3,
  ...rest
}: MediaItemProps) {
  const row = layout === 'row' && media !== undefined;
  return (
    <Root $row={row} {...rest}>
      {media && (
        <PicturePanel>
          <Picture media={media} ratio="3 / 2" />
        </PicturePanel>
      )}
      <div>
        <Heading level={headingLevel} size={layout === 'row' ? 'lg' : 'xl'}>
          {heading}
        </Heading>
        {description && (
          <Text size={layout === 'row' ? 'sm' : 'md'} tone="muted">
            {description}
          </Text>
        )}
      </div>
    </Root>
  );
}
