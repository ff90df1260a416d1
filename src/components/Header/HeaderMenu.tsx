import type { ReactNode } from 'react';
import { Menu } from './HeaderMenu.styles.ts';

interface HeaderMenuProps {
  /** Opening one menu of a name closes the others. */
  readonly name: string;
  readonly summary: ReactNode;
  /** `sheet` hangs from the header over its whole width, for phones; the others hang from their button. */
  readonly panel: 'start' | 'end' | 'sheet';
  /** Whether the current page is among its links. */
  readonly current?: boolean;
  readonly children: ReactNode;
}

/** A menu that `<details>` opens and closes, so that it works before and without JavaScript. */
export function HeaderMenu({ name, summary, panel, current = false, children }: HeaderMenuProps) {
  return (
    // A visitor may have opened it before hydration: React then leaves the `open` that it did not write.
    <Menu name={name} suppressHydrationWarning data-panel={panel} $current={current}>
      <summary aria-current={current || undefined}>{summary}</summary>
      <div data-part="panel">{children}</div>
    </Menu>
  );
}
