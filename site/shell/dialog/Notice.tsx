import { type JSX, Suspense, lazy } from 'react';
import { useText } from '../../texts/language.ts';
import { AlertFallback } from './AlertFallback.tsx';
import type { NoticeDialogProps } from './NoticeDialog.tsx';

/** Fetches the dialog's module ahead of its use; without it the browser's own alert serves. */
export async function loadNoticeDialog(): Promise<{
  default: (props: NoticeDialogProps) => JSX.Element | null;
}> {
  try {
    const { NoticeDialog } = await import('./NoticeDialog.tsx');
    return { default: NoticeDialog };
  } catch {
    // Offline, or a new deployment took the file away: the visitor must still be told.
    return { default: AlertFallback };
  }
}

const LazyNoticeDialog = lazy(loadNoticeDialog);

/** What {@link Notice} takes. */
export type NoticeProps = Omit<NoticeDialogProps, 'confirmLabel'>;

/** Tells the visitor something that has to be confirmed; calls `onClose` once. */
export function Notice(props: NoticeProps): JSX.Element {
  const t = useText();
  return (
    <Suspense fallback={null}>
      <LazyNoticeDialog {...props} confirmLabel={t('COMMON.CONFIRM')} />
    </Suspense>
  );
}
