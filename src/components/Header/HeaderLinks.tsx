import { VisuallyHidden } from '../../primitives/VisuallyHidden/VisuallyHidden.tsx';
import { isAvailable } from '../../primitives/shared/Press.tsx';
import { isBlank } from '../../primitives/shared/isBlank.ts';
import { Description, EntryLink } from './Header.styles.ts';
import type { HeaderAction, HeaderLink } from './types.ts';

interface HeaderLinksProps {
  /** Links, or actions, which may have icons. */
  readonly items: readonly (HeaderLink & Pick<HeaderAction, 'icon'>)[];
  /** Where they are shown. */
  readonly place: 'bar' | 'menu';
  /** Whether they are actions. */
  readonly prominent?: boolean;
}

/** Links and actions of the header as items of a list. */
export const HeaderLinks = ({ items, place, prominent }: HeaderLinksProps) =>
  items.map(({ label, icon, description, current = false, unavailableLabel, ...target }, index) => (
    <li key={index}>
      <EntryLink
        {...target}
        aria-current={current ? 'page' : undefined}
        data-place={place}
        data-prominent={prominent}
      >
        <span>
          {label}
          {!isAvailable(target) && unavailableLabel !== undefined && (
            <VisuallyHidden> {unavailableLabel}</VisuallyHidden>
          )}
          {!isBlank(description) && <Description>{description}</Description>}
        </span>
        {icon}
      </EntryLink>
    </li>
  ));
