import { Container, Text } from '@plinth/ui';
import { Component, type JSX, type ReactNode } from 'react';
import { useNavigate } from 'react-router-dom';
import { paths } from '../routes/index.ts';
import { type Shown, useSite } from './site.ts';

/** What the boundary takes. */
interface BoundaryProps {
  readonly shown: Shown;
  readonly onFailure: () => void;
  readonly fallback: ReactNode;
  readonly children: ReactNode;
}

interface BoundaryState {
  readonly shown: Shown;
  readonly failed: boolean;
}

class Boundary extends Component<BoundaryProps, BoundaryState> {
  override state: BoundaryState = { shown: this.props.shown, failed: false };

  static getDerivedStateFromError(): Partial<BoundaryState> {
    return { failed: true };
  }

  /** Another page is another chance. */
  static getDerivedStateFromProps({ shown }: BoundaryProps, state: BoundaryState): BoundaryState | null {
    return shown === state.shown ? null : { shown, failed: false };
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
  const { shown } = useSite();
  const navigate = useNavigate();
  // In place of the broken page, to which going back should not lead.
  const leave = () => {
    if (shown.page !== 'error') void navigate(paths.error, { replace: true });
  };
  return (
    <Boundary shown={shown} onFailure={leave} fallback={<LastWords />}>
      {children}
    </Boundary>
  );
}
