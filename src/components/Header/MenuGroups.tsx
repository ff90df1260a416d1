import { useId } from 'react';
import { isBlank } from '../../primitives/shared/isBlank.ts';
import { HeaderLinks } from './HeaderLinks.tsx';
import type { HeaderGroup, HeaderMenuEntry } from './types.ts';

/** A menu's content: lists of links, each under its heading, or words that say that there are none. */
export function MenuGroups({ groups, emptyLabel }: Omit<HeaderMenuEntry, 'label'>) {
  const filled = groups.filter(({ items }) => items.length > 0);
  return filled.length > 0 ? (
    filled.map((group, index) => <Group key={index} {...group} />)
  ) : (
    <p>{emptyLabel}</p>
  );
}

function Group({ heading, items }: HeaderGroup) {
  const id = useId();
  const hasHeading = !isBlank(heading);
  return (
    <>
      {hasHeading && <p id={id}>{heading}</p>}
      <ul role="list" aria-labelledby={hasHeading ? id : undefined} data-part="menu">
        <HeaderLinks place="menu" items={items} />
      </ul>
    </>
  );
}
