import type { JSX } from 'react';
import { useNavigate } from 'react-router-dom';
import { paths } from '../routes/index.ts';
import { Notice } from '../shell/dialog/Notice.tsx';
import { useLoading } from '../shell/loading.ts';
import { useContactSubmission } from './useContactSubmission.ts';
import { useSite } from '../shell/site.ts';

/** Reports the result of the contact request, on whatever page the visitor is by then; until then the loader shows. */
export function SubmissionNotice(): JSX.Element | null {
  const { t } = useSite();
  const navigate = useNavigate();
  const { submission, settle } = useContactSubmission();
  useLoading(submission.status === 'sending');
  switch (submission.status) {
    case 'sent':
      return (
        <Notice
          tone="success"
          heading={t('HOME.CONTACT.SUCCESS_TITLE')}
          html={submission.message}
          onClose={settle}
        />
      );
    case 'refused': {
      // A backend may refuse without a message.
      const words =
        submission.message.trim() === '' ? { message: t('ERROR.SYSTEM') } : { html: submission.message };
      return <Notice tone="error" heading={t('ERROR.NOTICE')} {...words} onClose={settle} />;
    }
    case 'failed':
      return (
        <Notice
          tone="error"
          heading={t('ERROR.NOTICE')}
          message={t('ERROR.SYSTEM')}
          detail={submission.error.kind === 'timeout' ? t('ERROR.TIMEOUT') : undefined}
          onClose={() => {
            void navigate(paths.error);
            settle();
          }}
        />
      );
    default:
      return null;
  }
}
