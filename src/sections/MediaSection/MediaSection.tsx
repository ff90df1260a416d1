import { MediaItem, type MediaItemProps } from '../../components/MediaItem/MediaItem.tsx';
import { warnWithoutItems } from '../../primitives/shared/warnings.ts';
import { type SectionBaseProps, SectionFrame, itemLevel } from '../SectionFrame/SectionFrame.tsx';
import { List } from './MediaSection.styles.ts';

/** What a {@link MediaSection} shows. */
export interface MediaSectionProps extends SectionBaseProps {
  /** The reports, the leading one first. */
  readonly items: readonly MediaItemProps[];
}

/** What others wrote, like a page of a magazine: one leading item, and the others beside it. */
export function MediaSection({ items, headingLevel = 2, ...rest }: MediaSectionProps) {
  warnWithoutItems('MediaSection', 'items', items);
  return (
    <SectionFrame headingLevel={headingLevel} {...rest}>
      <List role="list">
        {items.map((item, index) => (
          <li key={index}>
            <MediaItem
              headingLevel={itemLevel(headingLevel)}
              layout={index === 0 ? 'stacked' : 'row'}
              {...item}
            />
          </li>
        ))}
      </List>
    </SectionFrame>
  );
}
