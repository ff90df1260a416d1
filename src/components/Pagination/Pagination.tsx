import type { ComponentPropsWithRef } from 'react';
import { useKeptFocus } from '../../hooks/useKeptFocus.ts';
import { ChevronLeft, ChevronRight } from '../../primitives/Icon/marks.tsx';
import { type BoxElement, Icon, Link, type LinkProps } from '../../primitives/index.ts';
import { warn, warnWithoutText } from '../../primitives/shared/warnings.ts';
import { List } from './Pagination.styles.ts';
import { pageNumbers } from './pageNumbers.ts';

/** The words of a {@link Pagination}; `{page}` and `{count}` are filled in. */
export interface PaginationText {
  /** The link to the previous page: `Previous`. */
  readonly previous: string;
  /** The link to the next page: `Next`. */
  readonly next: string;
  /** A number's name, said by assistive technology: `Page {page}`. */
  readonly page: string;
  /** The position, shown on a phone in place of the numbers: `Page {page} of {count}`. */
  readonly position: string;
}

/** What a {@link Pagination} shows. */
export interface PaginationProps extends Omit<ComponentPropsWithRef<'nav'>, 'children'> {
  /** The element; a `nav` when missing. */
  readonly as?: BoxElement | undefined;
  /** The landmark's name, said by assistive technology. */
  readonly label: string;
  /** The current page, counted from 1. */
  readonly page: number;
  /** How many pages there are; with only one nothing is shown. */
  readonly count: number;
  /** The address of a page, with `{page}` in place of its number. A string, so that a server component can pass it. */
  readonly href: string;
  /** The address of the first page, where that has no number. */
  readonly firstHref?: string | undefined;
  /** The labels of its links. */
  readonly text: PaginationText;
}

/** Links to the pages of a long list. */
export function Pagination({
  label,
  page,
  count,
  href,
  firstHref,
  text,
  as: Element = 'nav',
  ...rest
}: PaginationProps) {
  warnAbout({ label, page, count, href, text });
  // A last page that is not full counts, too.
  const last = Math.ceil(count);
  if (!(last > 1)) return null;
  const current = Math.min(Math.max(Math.round(page) || 1, 1), last);
  const fill = (words: string, number: number) =>
    words.replaceAll('{page}', `${number}`).replaceAll('{count}', `${last}`);
  const hrefOf = (number: number) =>
    number < 1 || number > last ? undefined : fill(number === 1 ? (firstHref ?? href) : href, number);
  const Root = Element as 'nav';
  return (
    <Root aria-label={label} {...rest}>
      <List role="list">
        <li>
          <Way href={hrefOf(current - 1)} rel="prev">
            <Icon icon={ChevronLeft} />
            {text.previous}
          </Way>
        </li>
        <li data-part="position">{fill(text.position, current)}</li>
        {pageNumbers(current, last).map((number, index) =>
          number === undefined ? (
            <li key={`gap ${index}`} data-part="gap" aria-hidden="true" />
          ) : (
            // Keyed by number: the focus stays on the page that was pressed, wherever it is now.
            <li key={number} data-part="number">
              <Link
                href={hrefOf(number)}
                aria-label={fill(text.page, number)}
                aria-current={number === current ? 'page' : undefined}
              >
                {number}
              </Link>
            </li>
          ),
        )}
        <li>
          <Way href={hrefOf(current + 1)} rel="next">
            {text.next}
            <Icon icon={ChevronRight} />
          </Way>
        </li>
      </List>
    </Root>
  );
}

/** The link back or on. Beyond the ends it has no address and Tab skips it, but if it was just pressed it keeps the focus. */
function Way(props: LinkProps) {
  const keptFocus = useKeptFocus();
  return <Link {...props} ref={keptFocus} tabIndex={props.href === undefined ? -1 : undefined} />;
}

function warnAbout({ label, page, count, href, text }: PaginationProps): void {
  warnWithoutText('Pagination', 'label', label);
  warnWithoutText('Pagination', 'text.previous', text.previous);
  warnWithoutText('Pagination', 'text.next', text.next);
  if (!Number.isInteger(count) || count < 0)
    warn('Pagination', `\`count\` is ${count}, which is not a number of pages.`);
  else if (count > 0 && (!Number.isInteger(page) || page < 1 || page > count))
    warn('Pagination', `\`page\` is ${page}, but there are pages 1 to ${count}.`);
  if (!href.includes('{page}'))
    warn('Pagination', '`href` has no `{page}`: all pages would lead to one address.');
}
