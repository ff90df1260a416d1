import { Container, Text } from '@plinth/ui';
import { Component, type JSX, type ReactNode } from 'react';
import { useNavigate } from 'react-router-dom';
import { paths } from '../routes/index.ts';
import { type CurrentPage, useSite } from './site.ts';

/** What the boundary takes. */
interface BoundaryProps {
  readonly page: CurrentPage;
  readonly onFailure: (error: unknown) => void;
  /** Whether a document comes in the place of what failed with this error; until then there is nothing. */
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

  /** Another page is another chance. */
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
 * Nothing a page does wrong may leave a visitor before a blank screen: it leads to the error page. A page that could not come
 * because something else than the app has changed the elements of the page before it, as translations and extensions do, has
 * done nothing wrong: its document is loaded.
 */
export function AppErrorBoundary({ children }: { readonly children: ReactNode }): JSX.Element {
  const { currentPage } = useSite();
  const navigate = useNavigate();
  // Only a page that was gone to in the app: one that fails with its document would be loaded for ever.
  const needsDocument = (error: unknown) =>
    error instanceof DOMException && error.name === 'NotFoundError' && currentPage.from !== undefined;
  const leave = (error: unknown) => {
    if (needsDocument(error)) window.location.reload();
    // In place of the broken page, to which going back should not lead.
    else if (currentPage.page !== 'error') void navigate(paths.error, { replace: true });
  };
  return (
    <Boundary page={currentPage} onFailure={leave} needsDocument={needsDocument} fallback={<LastWords />}>
      {children}
    </Boundary>
  );
}
