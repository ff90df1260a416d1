import { ContactForm } from '@plinth/ui';
import { type JSX, useRef, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { paths } from '../../routes/index.ts';
import { loadNoticeDialog, Notice } from '../dialog/Notice.tsx';
import { useText } from '../language.ts';
import { useLoading } from '../loading.ts';
import { useRuntime } from '../runtime.ts';
import { readDraft, saveDraft } from './draft.ts';
import { type Submission, useContactSubmission } from './useContactSubmission.ts';

/** The name that the embedded backend knows the robots' field by. */
const HONEYPOT_FIELD = 'website';

const isSettled = ({ status }: Submission): boolean => status !== 'idle' && status !== 'sending';

/** The contact form with all of its states: kept while typing, sent once, answered in a dialog. */
export function ContactFormContainer(): JSX.Element {
  const t = useText();
  const navigate = useNavigate();
  const { email } = useRuntime().variant.company;
  const form = useRef<HTMLFormElement>(null);
  // Read before the form looks at what was typed early, which it adds to the draft.
  const [draft] = useState(readDraft);
  const { submission, send, settle } = useContactSubmission();
  const isSending = submission.status === 'sending';
  useLoading(isSending);

  const onClose = () => {
    if (submission.status === 'sent') form.current?.reset();
    if (submission.status === 'failed') void navigate(paths.error);
    settle();
  };
  return (
    <>
      <noscript>
        <p>{t('HOME.CONTACT.WITHOUT_SCRIPT', { email })}</p>
      </noscript>
      <ContactForm
        ref={form}
        // The dialog has to be at hand when the network is not.
        onFocus={() => void loadNoticeDialog()}
        text={{
          labels: {
            companyName: t('HOME.CONTACT.COMPANY'),
            name: t('HOME.CONTACT.NAME'),
            mobile: t('HOME.CONTACT.TEL'),
            lineId: t('HOME.CONTACT.LINE_ID'),
            description: t('HOME.CONTACT.COMMENT'),
          },
          requiredNote: t('HOME.CONTACT.REQUIRED_NOTE'),
          submit: t('HOME.CONTACT.SUBMIT'),
          submitting: t('HOME.CONTACT.SENDING'),
        }}
        requiredMessages={{
          companyName: t('HOME.CONTACT.COMPANY_VALID'),
          name: t('HOME.CONTACT.NAME_VALID'),
          mobile: t('HOME.CONTACT.TEL_VALID'),
          description: t('HOME.CONTACT.COMMENT_VALID'),
        }}
        busy={isSending}
        initialValues={draft}
        onValuesChange={saveDraft}
        honeypotName={HONEYPOT_FIELD}
        onSubmit={(payload, honeypot) => void send(payload, honeypot)}
      />
      {isSettled(submission) ? <SubmissionNotice submission={submission} onClose={onClose} /> : null}
    </>
  );
}

function SubmissionNotice({
  submission,
  onClose,
}: {
  submission: Submission;
  onClose: () => void;
}): JSX.Element | null {
  const t = useText();
  switch (submission.status) {
    case 'sent':
      return (
        <Notice
          tone="success"
          heading={t('HOME.CONTACT.SUCCESS_TITLE')}
          html={submission.message}
          onClose={onClose}
        />
      );
    case 'refused':
      return <Notice tone="error" heading={t('ERROR.NOTICE')} html={submission.message} onClose={onClose} />;
    case 'failed':
      return (
        <Notice
          tone="error"
          heading={t('ERROR.NOTICE')}
          message={t('ERROR.SYSTEM')}
          detail={submission.error.kind === 'timeout' ? t('ERROR.TIMEOUT') : undefined}
          onClose={onClose}
        />
      );
    default:
      return null;
  }
}
