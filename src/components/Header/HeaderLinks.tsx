import { VisuallyHidden } from '../../primitives/VisuallyHidden/VisuallyHidden.tsx';
import { isAvailable } from '../../primitives/shared/Press.tsx';
import { isBlank } from '../../primitives/shared/isBlank.ts';
import { Description, EntryLink } from './Header.styles.ts';
import type { HeaderAction, HeaderLink } from './types.ts';

/** Where an entry stands. */
type Place = 'bar' | 'menu';

interface ItemsProps<Item> {
  readonly items: readonly Item[];
  readonly place: Place;
}

function LinkItem({
  label,
  description,
  current = false,
  unavailableLabel,
  place,
  ...target
}: HeaderLink & { readonly place: Place }) {
  return (
    <li>
      <EntryLink {...target} aria-current={current ? 'page' : undefined} data-place={place}>
        <span>
          {label}
          {!isAvailable(target) && unavailableLabel !== undefined && (
            <VisuallyHidden> {unavailableLabel}</VisuallyHidden>
          )}
          {!isBlank(description) && <Description>{description}</Description>}
        </span>
      </EntryLink>
    </li>
  );
}

function ActionItem({
  label,
  icon,
  current = false,
  place,
  ...target
}: HeaderAction & { readonly place: Place }) {
  return (
    <li>
      <EntryLink {...target} aria-current={current ? 'page' : undefined} data-place={place} data-prominent>
        {label}
        {icon}
      </EntryLink>
    </li>
  );
}

/** Links of the header as items of a list. */
export const HeaderLinks = ({ items, place }: ItemsProps<HeaderLink>) =>
  items.map((item, index) => <LinkItem key={index} place={place} {...item} />);

/** Actions of the header as items of a list. */
export const HeaderActions = ({ items, place }: ItemsProps<HeaderAction>) =>
  items.map((item, index) => <ActionItem key={index} place={place} {...item} />);
