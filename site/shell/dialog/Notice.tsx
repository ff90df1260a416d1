import type { JSX } from 'react';
import { lazyComponent } from '../lazyComponent.tsx';
import { AlertFallback } from './AlertFallback.tsx';
import type { NoticeDialogProps } from './NoticeDialog.tsx';
import { useSite } from '../site.ts';

const loadDialog = async () => (await import('./NoticeDialog.tsx')).NoticeDialog;

/** Fetches the dialog ahead of its use; without it `alert` is used. */
export const prefetchNoticeDialog = (): void => void loadDialog().catch(() => undefined);

/** The visitor must be told in any case. */
const Dialog = lazyComponent<NoticeDialogProps>(loadDialog, AlertFallback);

/** Props of {@link Notice}. */
export type NoticeProps = Omit<NoticeDialogProps, 'confirmLabel'>;

/** Tells the visitor something that must be confirmed; calls `onClose` once. */
export function Notice(props: NoticeProps): JSX.Element {
  const { t } = useSite();
  return <Dialog {...props} confirmLabel={t('COMMON.CONFIRM')} />;
}
