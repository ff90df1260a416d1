import { Fragment } from 'react';
import { HeaderLinks } from './HeaderLinks.tsx';
import { MenuGroups } from './MenuGroups.tsx';
import type { HeaderAction, HeaderEntry, HeaderLink, HeaderMenuEntry } from './types.ts';

interface PhoneSheetProps {
  readonly entries: readonly HeaderEntry[];
  readonly actions: readonly HeaderAction[];
}

/** The entries in order: each menu by itself, and the links between menus as lists. */
function parts(entries: readonly HeaderEntry[]): (HeaderMenuEntry | HeaderLink[])[] {
  const found: (HeaderMenuEntry | HeaderLink[])[] = [];
  for (const entry of entries) {
    const last = found.at(-1);
    if (isMenu(entry)) found.push(entry);
    else if (Array.isArray(last)) last.push(entry);
    else found.push([entry]);
  }
  return found;
}

/** Whether an entry is a menu; a link may have its groups undefined. */
export const isMenu = (entry: Partial<HeaderMenuEntry>): entry is HeaderMenuEntry =>
  entry.groups !== undefined;

/** Everything that the bar has, one below the other: menus unfolded, links, and last the actions. */
export function PhoneSheet({ entries, actions }: PhoneSheetProps) {
  const found = parts(entries);
  const last = found.at(-1);
  const links = Array.isArray(last) ? last : [];
  const before = Array.isArray(last) ? found.slice(0, -1) : found;
  return (
    <>
      {before.map((part, index) =>
        Array.isArray(part) ? (
          <ul key={index} role="list" data-part="links">
            <HeaderLinks place="menu" items={part} />
          </ul>
        ) : (
          <Fragment key={index}>
            <p>{part.label}</p>
            <MenuGroups {...part} />
          </Fragment>
        ),
      )}
      {links.length + actions.length > 0 && (
        <ul role="list" data-part="links">
          <HeaderLinks place="menu" items={links} />
          <HeaderLinks place="menu" items={actions} prominent />
        </ul>
      )}
    </>
  );
}
