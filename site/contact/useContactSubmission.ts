import { ApiError } from '@plinth/ui/api';
import type { ContactPayload, LangCode } from '@plinth/ui/contract';
import { createContext, useMemo, useState } from 'react';
import type { SiteRuntime } from '../shell/runtime.ts';
import { useRequiredContext } from '../shell/useRequiredContext.ts';
import { pushSubmitEvent } from './analytics.ts';
import { attemptKey, clearDraft, readDraft } from './draft.ts';

/** The state of a contact request. */
export type Submission =
  | { readonly status: 'idle' }
  | { readonly status: 'sending' }
  /** Stored; `message` is the server's html. */
  | { readonly status: 'sent'; readonly message: string }
  /** The server refused; `message` is the server's html. */
  | { readonly status: 'refused'; readonly message: string }
  | { readonly status: 'failed'; readonly error: ApiError };

/** The app's one contact request. */
export interface ContactSubmission {
  readonly submission: Submission;
  /**
   * Sends a request; the form sends no second one until it is settled, and the client sends it once more by itself only where a
   * new token came with a 403 (rulings).
   */
  readonly send: (payload: ContactPayload, honeypot: string, langCode: LangCode) => Promise<void>;
  /** The submitted flag is cleared when the result's dialog has closed (specification, section 4). */
  readonly settle: () => void;
}

/** Provides the app's contact request to everything below. */
export const SubmissionContext = createContext<ContactSubmission | undefined>(undefined);

/**
 * The state of the app's contact request. It belongs to the app, not to the form: a visitor who reads on while the request is
 * being sent must learn its result on whatever page they are.
 */
export function useSubmissionState({ api, variant }: SiteRuntime): ContactSubmission {
  const [submission, setSubmission] = useState<Submission>({ status: 'idle' });
  return useMemo(
    () => ({
      submission,
      send: async (payload, honeypot, langCode) => {
        setSubmission({ status: 'sending' });
        const sent = JSON.stringify(readDraft());
        try {
          const answer = await api.addContact(payload, {
            langCode,
            idempotencyKey: attemptKey(payload),
            honeypot,
          });
          if (!answer.isError) {
            if (JSON.stringify(readDraft()) === sent) clearDraft();
            void pushSubmitEvent(variant.company.consent !== undefined);
          }
          setSubmission({ status: answer.isError ? 'refused' : 'sent', message: answer.message });
        } catch (error) {
          if (!(error instanceof ApiError)) throw error;
          setSubmission({ status: 'failed', error });
        }
      },
      settle: () => setSubmission({ status: 'idle' }),
    }),
    [api, variant, submission],
  );
}

/** The surrounding app's contact request. */
export const useContactSubmission = (): ContactSubmission => useRequiredContext(SubmissionContext);
