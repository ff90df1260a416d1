import { Component, type ReactNode } from 'react';
import { useLocation } from 'react-router-dom';

/** What the boundary takes. */
interface BoundaryProps {
  readonly location: string;
  readonly children: ReactNode;
}

interface BoundaryState {
  readonly failed: boolean;
}

const RELOAD_MARK = 'reloadedFor';

/** Asks for the finished document of this address; false when that was just tried and did not help. */
function reloadOnce(location: string): boolean {
  try {
    if (sessionStorage.getItem(RELOAD_MARK) === location) return false;
    sessionStorage.setItem(RELOAD_MARK, location);
  } catch {
    // Without storage nobody can tell whether it was tried already.
    return false;
  }
  window.location.reload();
  return true;
}

class Boundary extends Component<BoundaryProps, BoundaryState> {
  override state: BoundaryState = { failed: false };

  static getDerivedStateFromError(): BoundaryState {
    return { failed: true };
  }

  /**
   * The usual reason is a script or dictionary that could not be fetched after a new deployment or in a dead spot. The
   * finished document of the same address has everything, so it is asked for, once; then the error page.
   */
  override componentDidCatch(): void {
    if (!reloadOnce(this.props.location)) window.location.assign(new URL('errorPage', document.baseURI));
  }

  override render(): ReactNode {
    return this.state.failed ? null : this.props.children;
  }
}

/** Nothing a page does wrong may leave a visitor before a blank screen. */
export function AppErrorBoundary({ children }: { readonly children: ReactNode }): ReactNode {
  const { pathname } = useLocation();
  return <Boundary location={pathname}>{children}</Boundary>;
}
