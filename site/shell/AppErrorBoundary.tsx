import { Container, Text } from '@plinth/ui';
import { Component, type JSX, type ReactNode } from 'react';
import { useNavigate } from 'react-router-dom';
import { paths } from '../routes/index.ts';
import { type CurrentPage, useSite } from './site.ts';

/** What the boundary takes. */
interface BoundaryProps {
  readonly page: CurrentPage;
  readonly onFailure: () => void;
  readonly fallback: ReactNode;
  readonly children: ReactNode;
}

interface BoundaryState {
  readonly page: CurrentPage;
  readonly failed: boolean;
}

class Boundary extends Component<BoundaryProps, BoundaryState> {
  override state: BoundaryState = { page: this.props.page, failed: false };

  static getDerivedStateFromError(): Partial<BoundaryState> {
    return { failed: true };
  }

  /** Another page is another chance. */
  static getDerivedStateFromProps({ page }: BoundaryProps, state: BoundaryState): BoundaryState | null {
    return page === state.page ? null : { page, failed: false };
  }

  override componentDidCatch(): void {
    this.props.onFailure();
  }

  override render(): ReactNode {
    return this.state.failed ? this.props.fallback : this.props.children;
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

/** Nothing a page does wrong may leave a visitor before a blank screen: it leads to the error page. */
export function AppErrorBoundary({ children }: { readonly children: ReactNode }): JSX.Element {
  const { currentPage } = useSite();
  const navigate = useNavigate();
  // In place of the broken page, to which going back should not lead.
  const leave = () => {
    if (currentPage.page !== 'error') void navigate(paths.error, { replace: true });
  };
  return (
    <Boundary page={currentPage} onFailure={leave} fallback={<LastWords />}>
      {children}
    </Boundary>
  );
}
