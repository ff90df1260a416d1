import { type ComponentPropsWithRef, type ReactNode, useId, useRef } from 'react';
import { useMergedRefs } from '../../hooks/useMergedRefs.ts';
import { Button } from '../../primitives/Button/Button.tsx';
import { Heading } from '../../primitives/Heading.tsx';
import type { HeadingLevel } from '../../primitives/shared/index.ts';
import { warnWithoutText } from '../../primitives/shared/warnings.ts';
import { Actions, Body, Box, Detail } from './MessageDialog.styles.ts';
import { SafeHtml } from './SafeHtml.tsx';
import { ToneMark } from './ToneMark.tsx';
import { useModal } from './useModal.ts';

/** Props of {@link MessageDialog}. */
export interface MessageDialogProps extends Omit<
  ComponentPropsWithRef<'dialog'>,
  'children' | 'onClose' | 'open'
> {
  /** Whether it is shown. */
  readonly open: boolean;
  /** The kind of message; an error is announced at once. */
  readonly tone: 'success' | 'error';
  /** The dialog's heading and accessible name. */
  readonly heading: ReactNode;
  /** The heading's rank in the page's outline; 2 when missing. */
  readonly headingLevel?: HeadingLevel | undefined;
  /** The message as plain text. */
  readonly message?: ReactNode;
  /** The message as html from a server, always sanitised here. */
  readonly html?: string | undefined;
  /** A quiet line under the message. */
  readonly detail?: ReactNode;
  /** The label of the one button. */
  readonly confirmLabel: ReactNode;
  /** Called when the visitor closes it, by the button or by Escape: once for each opening. */
  readonly onClose: () => void;
}

/** A message that has to be acknowledged, as a modal `<dialog>`: the focus stays inside and goes back afterwards. */
export function MessageDialog({ open, ...rest }: MessageDialogProps) {
  return open ? <OpenDialog {...rest} /> : null;
}

function OpenDialog({
  tone,
  heading,
  headingLevel = 2,
  message,
  html,
  detail,
  confirmLabel,
  onClose,
  ref,
  ...rest
}: Omit<MessageDialogProps, 'open'>) {
  warnWithoutText('MessageDialog', 'confirmLabel', confirmLabel);
  const dialog = useRef<HTMLDialogElement>(null);
  const confirm = useRef<HTMLButtonElement>(null);
  const id = useId();
  const close = useModal(dialog, confirm, onClose);
  return (
    <Box
      ref={useMergedRefs(dialog, ref)}
      role={tone === 'error' ? 'alertdialog' : undefined}
      aria-labelledby={`${id}-heading`}
      aria-describedby={`${id}-body`}
      {...rest}
    >
      <ToneMark tone={tone} />
      <Heading level={headingLevel} size="xl" id={`${id}-heading`}>
        {heading}
      </Heading>
      <Body id={`${id}-body`}>
        {message && <p>{message}</p>}
        {html && <SafeHtml html={html} />}
        {detail && <Detail>{detail}</Detail>}
      </Body>
      <Actions>
        <Button ref={confirm} size="lg" onClick={close}>
          {confirmLabel}
        </Button>
      </Actions>
    </Box>
  );
}
