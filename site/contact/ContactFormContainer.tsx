import { Button, ContactForm, Stack, Text } from '@plinth/ui';
import { type JSX, useEffect, useRef, useState } from 'react';
import { prefetchNoticeDialog } from '../shell/dialog/Notice.tsx';
import { hasDraft, readDraft, saveDraft } from './draft.ts';
import { useContactSubmission } from './useContactSubmission.ts';
import { useSite } from '../shell/site.ts';

/** The name under which the embedded backend knows the honeypot field. */
const HONEYPOT_FIELD = 'website';

/** Replaces the form where nobody receives requests: says so, and how to write instead. */
function WithoutBackend(): JSX.Element {
  const { t, variant } = useSite();
  const { email } = variant.company;
  return (
    <Stack gap={6} align="start">
      <Text size="lg">{t('HOME.CONTACT.WITHOUT_BACKEND')}</Text>
      <Button href={`mailto:${email}`} size="lg">
        {email}
      </Button>
    </Stack>
  );
}

/** The contact form, or, on a plain host, the words in its place. */
export function ContactFormContainer(): JSX.Element {
  const [comings, setComings] = useState(0);
  useEffect(() => {
    // A document from the back/forward cache may hold what another document of this tab has since sent or changed.
    const beginAnew = ({ persisted }: PageTransitionEvent) => {
      if (persisted) setComings((before) => before + 1);
    };
    window.addEventListener('pageshow', beginAnew);
    return () => window.removeEventListener('pageshow', beginAnew);
  }, []);
  return useSite().plainHost === true ? <WithoutBackend /> : <LiveContactForm key={comings} />;
}

/** The form, which saves its text while it is typed; the page's frame reports a request's result. */
function LiveContactForm(): JSX.Element {
  const { t, langCode, variant } = useSite();
  const { email } = variant.company;
  const form = useRef<HTMLFormElement>(null);
  // Read before the form adds what was typed before hydration to the draft.
  const [draft] = useState(readDraft);
  const { submission, send } = useContactSubmission();
  const { status } = submission;
  useEffect(() => {
    if (status !== 'sent') return undefined;
    const sent = form.current;
    // What was typed since then has not been sent.
    const empty = () => {
      if (!hasDraft()) sent?.reset();
    };
    // Browsers restore what was in a form that was left, and it would be sent again.
    window.addEventListener('pagehide', empty, { once: true });
    // When the dialog has closed (specification, section 4).
    return empty;
  }, [status]);

  return (
    <>
      <noscript>
        <p>{t('HOME.CONTACT.WITHOUT_SCRIPT', { email })}</p>
      </noscript>
      <ContactForm
        ref={form}
        // The dialog must be loaded before the network may fail.
        onFocus={prefetchNoticeDialog}
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
        tooLongMessage={t('HOME.CONTACT.TOO_LONG', { max: '{max}', over: '{over}' })}
        // Busy until the result was read: a press before its dialog opens would be a second request.
        busy={status !== 'idle'}
        initialValues={draft}
        onValuesChange={saveDraft}
        honeypotName={HONEYPOT_FIELD}
        onSubmit={(payload, honeypot) => send(payload, honeypot, langCode)}
      />
    </>
  );
}
