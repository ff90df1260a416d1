import type { AriaAttributes, ComponentPropsWithRef, MouseEvent, MouseEventHandler, ReactNode } from 'react';
import { useNameWarning } from '../../hooks/useNameWarning.ts';
import { Link } from '../Link.tsx';
import { Spinner } from '../Spinner/Spinner.tsx';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx';
import { warnWithoutText } from '../shared/warnings.ts';
import { BusyMark, ButtonBox, InverseBox, QuietBox, SecondaryBox } from './Button.styles.ts';

/** The looks of a button, loudest first. `inverse` is for inverse and accent bands. */
export const BUTTON_VARIANTS = ['primary', 'secondary', 'quiet', 'inverse'] as const;
/** The name of a look of a {@link Button}. */
export type ButtonVariant = (typeof BUTTON_VARIANTS)[number];

/** The sizes of a button; both are tall enough for a thumb. */
export const BUTTON_SIZES = ['md', 'lg'] as const;
/** The name of a size of a {@link Button}. */
export type ButtonSize = (typeof BUTTON_SIZES)[number];

/** The props of every button. */
export interface ButtonLook {
  /** How loud it is: at most one `primary` in view; `primary` when missing. */
  readonly variant?: ButtonVariant | undefined;
  /** How large it is; `md` when missing. */
  readonly size?: ButtonSize | undefined;
  /** The address to which it leads; makes it a link. */
  readonly href?: string | undefined;
  /** An icon after the label; decoration, so without a label of its own, which would be read out too. */
  readonly icon?: ReactNode;
  /** Something is in progress: a spinner replaces the label at the same width, and presses do nothing. */
  readonly busy?: boolean | undefined;
  /** Read out while busy, in place of the label. */
  readonly busyLabel?: string | undefined;
}

/** Props of a {@link Button} that does something in the page, with those of `<button>`. */
export type ButtonAsButtonProps = ButtonLook &
  ComponentPropsWithRef<'button'> & { readonly href?: undefined };

/** Props of a {@link Button} that leads somewhere, with those of `<a>`. */
export type ButtonAsLinkProps = ButtonLook & ComponentPropsWithRef<'a'> & { readonly href: string };

/** Props of {@link Button}. */
export type ButtonProps = ButtonLook & (ButtonAsButtonProps | ButtonAsLinkProps);

const BOXES: Readonly<Record<ButtonVariant, typeof ButtonBox>> = {
  primary: ButtonBox,
  secondary: SecondaryBox,
  quiet: QuietBox,
  inverse: InverseBox,
};

/** A button, or with `href` a link that looks like one. */
export function Button(props: ButtonProps) {
  return props.href === undefined ? <PressButton {...props} /> : <LinkButton {...props} />;
}

/** The attributes that both kinds of button give their element for a look and a press. */
function boxAttributes<E extends Element>(
  { variant, size = 'md', busy = false }: ButtonLook,
  onClick: MouseEventHandler<E> | undefined,
  ariaDisabled: AriaAttributes['aria-disabled'],
) {
  const isDisabled = busy || ariaDisabled === true || ariaDisabled === 'true';
  return {
    'data-variant': variant,
    'data-size': size,
    // Not `disabled`, which would lose the focus. Cancelling the press also cancels the submit that it would start.
    onClick: (event: MouseEvent<E>) => {
      if (isDisabled) event.preventDefault();
      else onClick?.(event);
    },
    'aria-disabled': isDisabled || undefined,
    'aria-busy': busy || undefined,
  };
}

function PressButton({
  variant = 'primary',
  size,
  busy,
  busyLabel,
  icon,
  children,
  onClick,
  ref,
  type = 'button',
  ...rest
}: ButtonAsButtonProps) {
  const Box = BOXES[variant];
  return (
    <Box
      {...rest}
      {...boxAttributes({ variant, size, busy }, onClick, rest['aria-disabled'])}
      as="button"
      ref={useNameWarning('Button', ref)}
      type={type}
    >
      <Content busy={busy} busyLabel={busyLabel} icon={icon}>
        {children}
      </Content>
    </Box>
  );
}

function LinkButton({
  variant = 'primary',
  size,
  busy,
  busyLabel,
  icon,
  children,
  onClick,
  ...rest
}: ButtonAsLinkProps) {
  const Box = BOXES[variant];
  return (
    <Box {...rest} {...boxAttributes({ variant, size, busy }, onClick, rest['aria-disabled'])} as={Link}>
      <Content busy={busy} busyLabel={busyLabel} icon={icon}>
        {children}
      </Content>
    </Box>
  );
}

type ContentProps = Pick<ButtonLook, 'busy' | 'busyLabel' | 'icon'> & { readonly children: ReactNode };

function Content({ busy = false, busyLabel, icon, children }: ContentProps) {
  if (busyLabel !== undefined) warnWithoutText('Button', 'busyLabel', busyLabel);
  return (
    <>
      <span data-part="label" aria-hidden={(busy && busyLabel !== undefined) || undefined}>
        {children}
        {icon}
      </span>
      {busy && (
        <BusyMark>
          <Spinner />
          {busyLabel !== undefined && <VisuallyHidden>{busyLabel}</VisuallyHidden>}
        </BusyMark>
      )}
    </>
  );
}
