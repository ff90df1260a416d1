import { type ComponentPropsWithRef, type ReactNode, useId } from 'react';
import { Plus } from '../../primitives/Icon/marks.tsx';
import { type BoxElement, Heading, type HeadingLevel, Icon } from '../../primitives/index.ts';
import { shortPhrases, withBreaks } from '../../primitives/shared/phrases.tsx';
import { keyOf } from '../../primitives/shared/keys.ts';
import { warn, warnWithoutItems } from '../../primitives/shared/warnings.ts';
import { Content, Item, Root } from './Accordion.styles.ts';

/** A heading, and the words that it opens. */
export interface AccordionItem {
  /**
   * Identifies the item where items are added, removed or reordered at run time, so that what is open stays open; its place when
   * missing.
   */
  readonly id?: string | number | undefined;
  /** The text that is pressed; a heading of the page's outline. */
  readonly heading: ReactNode;
  /** The content that opens: words, or blocks such as paragraphs and a list. */
  readonly content: ReactNode;
  /** Whether it is open at first. */
  readonly open?: boolean | undefined;
}

/** What an {@link Accordion} shows. */
export interface AccordionProps extends Omit<ComponentPropsWithRef<'div'>, 'children'> {
  /** The element; a `div` when missing. */
  readonly as?: BoxElement | undefined;
  /** The items, in the order of display. */
  readonly items: readonly AccordionItem[];
  /** Opening one closes the others, except in browsers that do not know `name` on `<details>`. */
  readonly exclusive?: boolean | undefined;
  /** The level of the headings in the page's outline; 3 when missing. */
  readonly headingLevel?: HeadingLevel | undefined;
}

/**
 * Headings that open content, built on `<details>`: they work with or without JavaScript, and find-in-page finds what is closed.
 * On paper all of it is open.
 */
export function Accordion({ items, exclusive = false, headingLevel = 3, ...rest }: AccordionProps) {
  const name = useId();
  warnWithoutItems('Accordion', 'items', items);
  if (exclusive && items.filter(({ open }) => open).length > 1)
    warn('Accordion', 'more than one of `items` is `open`, but it is `exclusive`: one stays open.');
  return (
    <Root {...rest}>
      {items.map(({ id, heading, content, open }, index) => (
        <Item key={keyOf({ id }, index)} name={exclusive ? name : undefined} open={open}>
          <summary>
            <RowHeading level={headingLevel}>{heading}</RowHeading>
            <Icon icon={Plus} data-part="mark" />
          </summary>
          <Content forwardedAs="div" tone="muted">
            {content}
          </Content>
        </Item>
      ))}
    </Root>
  );
}

/** How many Chinese characters of a row's heading fit on a line of the narrowest phone. */
const LINE_LENGTH = 12;

/** The heading of a row: a question of several phrases breaks between phrases. */
function RowHeading({ level, children }: { readonly level: HeadingLevel; readonly children: ReactNode }) {
  const phrases = shortPhrases(children, LINE_LENGTH) ?? [];
  const isApart = phrases.length > 1;
  return (
    <Heading level={level} size="lg" data-part="heading" data-phrases={isApart ? 'short' : undefined}>
      {isApart ? withBreaks(phrases) : children}
    </Heading>
  );
}
