import { Link } from '../../primitives/Link/index.ts';
import { VisuallyHidden } from '../../primitives/VisuallyHidden/index.ts';
import { EntryLink } from './Header.styles.ts';
import type { HeaderLink } from './types.ts';

/** A link of the header, in its bar or in a menu. */
export function HeaderEntry({
  label,
  href,
  current = false,
  unavailableLabel,
  prominent = false,
}: HeaderLink) {
  return (
    <EntryLink
      as={Link}
      href={href}
      aria-current={current ? 'page' : undefined}
      data-prominent={prominent || undefined}
    >
      {label}
      {href === undefined && unavailableLabel !== undefined && (
        <VisuallyHidden> {unavailableLabel}</VisuallyHidden>
      )}
    </EntryLink>
  );
}

/** Links of the header as a list. */
export function HeaderEntries({ items }: { readonly items: readonly HeaderLink[] }) {
  return items.map((item) => (
    <li key={`${item.label} ${item.href}`}>
      <HeaderEntry {...item} />
    </li>
  ));
}
