import type { ReactNode } from 'react';
import { type Action, Button, type ButtonSize, type ButtonVariant } from '../../primitives/index.ts';

interface ActionButtonProps {
  readonly action: Action;
  readonly variant?: ButtonVariant;
  readonly size?: ButtonSize;
  /** An icon after the label; decoration. */
  readonly icon?: ReactNode;
}

/** An {@link Action} as a button. Without an address it is announced as unavailable. */
export function ActionButton({ action: { label, href, accessibleLabel }, ...look }: ActionButtonProps) {
  return href === undefined ? (
    <Button {...look} aria-disabled="true" aria-label={accessibleLabel}>
      {label}
    </Button>
  ) : (
    <Button {...look} href={href} aria-label={accessibleLabel}>
      {label}
    </Button>
  );
}
