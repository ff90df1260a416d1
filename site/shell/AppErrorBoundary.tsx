import { Container, Text } from '@plinth/ui';
import { Component, type JSX, type ReactNode } from 'react';
import { useNavigate } from 'react-router-dom';
import { paths } from '../routes/index.ts';
import { type CurrentPage, useSite } from './site.ts';

/** Props of the boundary. */
interface BoundaryProps {
  readonly page: CurrentPage;
  readonly onFailure: (error: unknown) => void;
  /** Whether a document will be loaded in place of what failed with this error; until then nothing is shown. */
  readonly needsDocument: (error: unknown) => boolean;
  readonly fallback: ReactNode;
  readonly children: ReactNode;
}

interface BoundaryState {
  readonly page: CurrentPage;
  readonly failure?: { readonly error: unknown } | undefined;
}

class Boundary extends Component<BoundaryProps, BoundaryState> {
  override state: BoundaryState = { page: this.props.page };

  static getDerivedStateFromError(error: unknown): Partial<BoundaryState> {
    return { failure: { error } };
  }

  /** Another page may work. */
  static getDerivedStateFromProps({ page }: BoundaryProps, state: BoundaryState): BoundaryState | null {
    return page === state.page ? null : { page, failure: undefined };
  }

  override componentDidCatch(error: unknown): void {
    this.props.onFailure(error);
  }

  override render(): ReactNode {
    const { failure } = this.state;
    if (failure === undefined) return this.props.children;
    return this.props.needsDocument(failure.error) ? null : this.props.fallback;
  }
}

/** For when not even the error page can be shown. */
function LastWords(): JSX.Element {
  const { t, basePath, variant } = useSite();
  const { email } = variant.company;
  return (
    <Container role="alert">
      <Text>{t('ERROR.SYSTEM')}</Text>
      <Text>
        <a href={basePath}>{t('MENU.HOME')}</a>
      </Text>
      <Text>
        <a href={`mailto:${email}`}>{email}</a>
      </Text>
    </Container>
  );
}

/**
 * No error in a page may leave a visitor with a blank screen: it leads to the error page. Where a page could not be rendered
 * because something other than the app has changed the previous page's elements, as translations and extensions do, the page is
 * not at fault: its document is loaded.
 */
export function AppErrorBoundary({ children }: { readonly children: ReactNode }): JSX.Element {
  const { currentPage } = useSite();
  const navigate = useNavigate();
  // Only for navigations in the app: a page that fails in its own document would be reloaded for ever.
  const needsDocument = (error: unknown) =>
    error instanceof DOMException && error.name === 'NotFoundError' && currentPage.from !== undefined;
  const leave = (error: unknown) => {
    if (needsDocument(error)) window.location.reload();
    // Replaces the broken page, to which Back should not lead.
    else if (currentPage.page !== 'error') void navigate(paths.error, { replace: true });
  };
  return (
    <Boundary page={currentPage} onFailure={leave} needsDocument={needsDocument} fallback={<LastWords />}>
      {children}
    </Boundary>
  );
}
