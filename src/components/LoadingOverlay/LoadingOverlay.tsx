import type { ComponentPropsWithRef, ReactNode } from 'react';
import { Spinner } from '../../primitives/Spinner/Spinner.tsx';
import { warnWithoutText } from '../../primitives/shared/warnings.ts';
import { Pill, Veil } from './LoadingOverlay.styles.ts';

/** Props of {@link LoadingOverlay}. */
export interface LoadingOverlayProps extends Omit<ComponentPropsWithRef<'div'>, 'children'> {
  /** Whether something is loading. */
  readonly isLoading: boolean;
  /** Shown, and announced politely. */
  readonly label: ReactNode;
}

/**
 * Says that something is loading. It appears only after 200 ms, so that it never flashes, and lets presses through: what is ready
 * behind it can be used.
 */
export function LoadingOverlay({ isLoading, label, ...rest }: LoadingOverlayProps) {
  if (isLoading) warnWithoutText('LoadingOverlay', 'label', label);
  return (
    <div role="status" {...rest}>
      {isLoading && (
        <Veil>
          <Pill>
            <Spinner data-part="mark" />
            <span>{label}</span>
          </Pill>
        </Veil>
      )}
    </div>
  );
}
