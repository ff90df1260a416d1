import type { ApiError } from '@plinth/ui/api';
import type { JSX } from 'react';
import { useNavigate } from 'react-router-dom';
import { Notice } from '../../shell/dialog/Notice.tsx';
import { paths } from '../../routes/index.ts';
import { useSite } from '../../shell/site.ts';

/**
 * The error catalogue for service and plan pages: an abnormal answer leads home, a failed call leads to the error page, each
 * after the visitor has closed the notice.
 */
export function FailureNotice({ error }: { readonly error: ApiError }): JSX.Element {
  const { t } = useSite();
  const navigate = useNavigate();
  const isAbnormal = error.kind === 'abnormal';
  return (
    <Notice
      tone="error"
      heading={t('ERROR.NOTICE')}
      message={isAbnormal ? t('ERROR.DATA') : t('ERROR.SYSTEM')}
      detail={error.kind === 'timeout' ? t('ERROR.TIMEOUT') : undefined}
      onClose={() => void navigate(isAbnormal ? paths.activeIndex : paths.error, { replace: isAbnormal })}
    />
  );
}
