import { MessageDialog, type MessageDialogProps } from '@plinth/ui';
import type { JSX } from 'react';

/** What {@link NoticeDialog} takes: a message dialog that is open as long as it is rendered. */
export type NoticeDialogProps = Omit<MessageDialogProps, 'open'>;

/** The library's dialog in a module of its own, so that it is downloaded when it is needed. */
export function NoticeDialog(props: NoticeDialogProps): JSX.Element {
  return <MessageDialog open {...props} />;
}
