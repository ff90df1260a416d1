import { textOfHtml } from '@plinth/ui';
import { useEffect, useEffectEvent } from 'react';
import type { NoticeDialogProps } from './NoticeDialog.tsx';

/** Shows the same message by `alert`, for when the dialog cannot be fetched. */
export function AlertFallback({ heading, message, html, detail, onClose }: NoticeDialogProps): null {
  const tell = useEffectEvent(() => {
    const words = html === undefined ? message : textOfHtml(html);
    window.alert([heading, words, detail].filter((text) => typeof text === 'string').join('\n\n'));
    onClose();
  });
  useEffect(() => tell(), []);
  return null;
}
