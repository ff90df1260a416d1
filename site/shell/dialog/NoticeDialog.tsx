import { MessageDialog, type MessageDialogProps } from '@plinth/ui';
import type { JSX } from 'react';

/** Props of {@link NoticeDialog}, a message dialog that is open as long as it is rendered. */
export interface NoticeDialogProps extends Omit<MessageDialogProps, 'detail' | 'open'> {
  /** The line of the contract that is English in every language (rulings, 'Time-out'). */
  readonly detail?: string | undefined;
}

/** The library's dialog in a module of its own, so that it is downloaded only when needed. */
export function NoticeDialog({ detail, ...props }: NoticeDialogProps): JSX.Element {
  return <MessageDialog open {...props} detail={detail && <span lang="en">{detail}</span>} />;
}
