import type { ReactNode } from 'react';
import { ActionButton } from '../../components/shared/index.ts';
import { type Action, Heading, type Media, Picture, Stack, Text } from '../../primitives/index.ts';
import { isBlank } from '../../primitives/shared/isBlank.ts';
import { EMPTY_LIST } from '../../primitives/shared/emptyList.ts';
import { warn, warnWithoutItems } from '../../primitives/shared/warnings.ts';
import { type SectionBaseProps, SectionFrame, itemLevel } from '../SectionFrame/SectionFrame.tsx';
import { Panel, Row, Rows } from './River.styles.ts';

/** Words with the picture beside them. */
export interface RiverItem {
  /** The row's heading. A single row may leave it out: then the section's own head stands beside the picture. */
  readonly heading?: ReactNode;
  /** The words, a paragraph each. */
  readonly paragraphs?: readonly ReactNode[] | undefined;
  /** The picture, in its own proportions. */
  readonly media?: Media | undefined;
  /** Where to read more about it. */
  readonly action?: Action | undefined;
}

/** What a {@link River} shows. */
export interface RiverProps extends SectionBaseProps {
  /** The rows, in reading order. */
  readonly items: readonly RiverItem[];
  /** The side of the first picture; the sides then alternate. `end` when missing. */
  readonly firstMedia?: 'start' | 'end' | undefined;
}

const isEmpty = ({ heading, paragraphs = EMPTY_LIST, media, action }: RiverItem): boolean =>
  isBlank(heading) && paragraphs.every(isBlank) && media === undefined && action === undefined;

/**
 * Words and pictures side by side, on alternating sides. At the top of a page, where `headingLevel` is 1, the first picture is
 * fetched before others.
 */
export function River({ items, firstMedia = 'end', headingLevel = 2, ...rest }: RiverProps) {
  warnWithoutItems('River', 'items', items);
  if (items.some(isEmpty))
    warn('River', 'one of `items` is empty: leave it out, or give it words or a picture.');
  const panel = ({ media }: RiverItem, index: number, from: 'tablet' | 'laptop') =>
    media && (
      <Panel $leadsFrom={(index % 2 === 0) === (firstMedia === 'start') ? from : undefined}>
        <Picture media={media} priority={headingLevel === 1 && index === 0} />
      </Panel>
    );
  const [first] = items;
  if (first !== undefined && items.length === 1 && isBlank(first.heading)) {
    return (
      <SectionFrame split="center" headingLevel={headingLevel} aside={<Words {...first} leads />} {...rest}>
        {panel(first, 0, 'laptop')}
      </SectionFrame>
    );
  }
  if (items.some(({ heading }) => isBlank(heading)))
    warn('River', 'one of `items` has no `heading`: only a single row may use the section’s.');
  return (
    <SectionFrame headingLevel={headingLevel} {...rest}>
      {items.length > 0 && (
        <Rows>
          {items.map((item, index) => (
            <Row key={index} $split={item.media !== undefined}>
              <Stack>
                {!isBlank(item.heading) && (
                  <Heading level={itemLevel(headingLevel)} size="2xl">
                    {item.heading}
                  </Heading>
                )}
                <Words {...item} />
              </Stack>
              {panel(item, index, 'tablet')}
            </Row>
          ))}
        </Rows>
      )}
    </SectionFrame>
  );
}

/** Paragraphs and the link. Right under a section's head (`leads`) the first paragraph is larger. */
function Words({ paragraphs = EMPTY_LIST, action, leads = false }: RiverItem & { readonly leads?: boolean }) {
  return (
    <Stack gap={5}>
      {paragraphs.map((paragraph, index) => (
        <Text
          key={index}
          size={leads && index > 0 ? 'md' : 'lg'}
          tone={leads && index === 0 ? 'default' : 'muted'}
        >
          {paragraph}
        </Text>
      ))}
      {action && (
        <div>
          <ActionButton action={action} variant="secondary" />
        </div>
      )}
    </Stack>
  );
}
