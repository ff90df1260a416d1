import { ApiError } from '@plinth/ui';
import type { ContactPayload } from '@plinth/ui/contract';
import { useCallback, useState } from 'react';
import { useLangCode } from '../language.ts';
import { useRuntime } from '../runtime.ts';
import { pushSubmitEvent } from './analytics.ts';
import { attemptKey, clearDraft } from './draft.ts';

/** Where a contact request stands. */
export type Submission =
  | { readonly status: 'idle' }
  | { readonly status: 'sending' }
  /** Stored; `message` is the server's html. */
  | { readonly status: 'sent'; readonly message: string }
  /** The server said no; `message` is the server's html. */
  | { readonly status: 'refused'; readonly message: string }
  | { readonly status: 'failed'; readonly error: ApiError };

/** Sends contact requests, one at a time; each is sent once and never retried by itself. */
export function useContactSubmission() {
  const { api } = useRuntime();
  const langCode = useLangCode();
  const [submission, setSubmission] = useState<Submission>({ status: 'idle' });
  const send = useCallback(
    async (payload: ContactPayload, honeypot: string) => {
      setSubmission({ status: 'sending' });
      try {
        const answer = await api.addContact(payload, {
          langCode,
          idempotencyKey: attemptKey(payload),
          honeypot,
        });
        if (!answer.isError) {
          clearDraft();
          pushSubmitEvent();
        }
        setSubmission({ status: answer.isError ? 'refused' : 'sent', message: answer.message });
      } catch (error) {
        if (!(error instanceof ApiError)) throw error;
        setSubmission({ status: 'failed', error });
      }
    },
    [api, langCode],
  );
  /** The submitted flag is cleared when the result's dialog has closed (specification, section 4). */
  const settle = useCallback(() => setSubmission({ status: 'idle' }), []);
  return { submission, send, settle };
}
