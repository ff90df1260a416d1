import type { ReactNode } from 'react';
import { Menu } from './HeaderMenu.styles.ts';

interface HeaderMenuProps {
  /** Menus of one name close each other. */
  readonly name: string;
  readonly summary: ReactNode;
  /** `sheet` hangs from the header over its whole width, for phones; the others hang from their button. */
  readonly panel: 'start' | 'end' | 'sheet';
  /** Whether the page one is on is among its links. */
  readonly current?: boolean;
  readonly children: ReactNode;
}

/** A menu that the platform opens and closes, so that it works before and without JavaScript. */
export function HeaderMenu({ name, summary, panel, current = false, children }: HeaderMenuProps) {
  return (
    // A visitor may have opened it before hydration: React then finds an `open` that it did not write, and leaves it.
    <Menu name={name} suppressHydrationWarning data-panel={panel} $current={current}>
      <summary aria-current={current || undefined}>{summary}</summary>
      <div data-part="panel">{children}</div>
    </Menu>
  );
}
