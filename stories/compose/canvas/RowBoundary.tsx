import { Component, type ReactNode } from 'react';

interface RowBoundaryProps {
  readonly name: string;
  /** What is shown; when it changes, rendering is tried again. */
  readonly data: unknown;
  readonly children: ReactNode;
}

interface RowBoundaryState {
  readonly failed: boolean;
  readonly data: unknown;
}

/** A section that cannot be drawn says so, and the rest of the page stays. */
export class RowBoundary extends Component<RowBoundaryProps, RowBoundaryState> {
  override state: RowBoundaryState = { failed: false, data: this.props.data };

  static getDerivedStateFromError() {
    return { failed: true };
  }

  static getDerivedStateFromProps({ data }: RowBoundaryProps, state: RowBoundaryState) {
    return data === state.data ? null : { failed: false, data };
  }

  override render() {
    const { name, children } = this.props;
    return this.state.failed ? (
      <p className="empty-page">{name}: this cannot be shown yet. The checks say what is missing.</p>
    ) : (
      children
    );
  }
}
