import { type Action, Button, type ButtonSize, type ButtonVariant } from '../../primitives/index.ts';
import { isButton } from '../../primitives/shared/Press.tsx';

interface ActionButtonProps {
  readonly action: Action;
  readonly variant?: ButtonVariant;
  readonly size?: ButtonSize;
}

/**
 * An {@link Action} as a button, or as a link that looks like one. With neither `href` nor `onClick` it is announced as
 * unavailable.
 */
export function ActionButton({ action, ...look }: ActionButtonProps) {
  if (isButton(action)) {
    const { label, accessibleLabel, ...button } = action;
    return (
      <Button {...look} {...button} aria-label={accessibleLabel}>
        {label}
      </Button>
    );
  }
  const { label, accessibleLabel, href, ...link } = action;
  return href === undefined ? (
    <Button {...look} icon={action.icon} aria-disabled="true" aria-label={accessibleLabel}>
      {label}
    </Button>
  ) : (
    <Button {...look} {...link} href={href} aria-label={accessibleLabel}>
      {label}
    </Button>
  );
}
