import { MessageDialog, type MessageDialogProps } from '@plinth/ui';
import { type JSX, useEffect } from 'react';
import { MAIN_ID } from '../../routes/index.ts';

/** Props of {@link NoticeDialog}, a message dialog that is open as long as it is rendered. */
export interface NoticeDialogProps extends Omit<MessageDialogProps, 'detail' | 'open'> {
  /** The line of the contract that is English in every language (rulings, 'Time-out'). */
  readonly detail?: string | undefined;
}

/** The library's dialog in a module of its own, so that it is downloaded only when needed. */
export function NoticeDialog({ detail, ...props }: NoticeDialogProps): JSX.Element {
  useEffect(
    () => () => {
      // Back has taken the page away to which the dialog would return the focus.
      if (document.activeElement === document.body)
        document.getElementById(MAIN_ID)?.focus({ preventScroll: true });
    },
    [],
  );
  return <MessageDialog open {...props} detail={detail && <span lang="en">{detail}</span>} />;
}
