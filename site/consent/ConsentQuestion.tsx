import { ConsentBanner, hasConsent, onConsent } from '@plinth/ui';
import type { LangCode } from '@plinth/ui/contract';
import { type JSX, useEffect } from 'react';
import type { Company, CompanyConsent } from '../variants/types.ts';
import { ANALYTICS } from './consent.ts';

/** Starts the tag manager's queue and loads the tag manager, as the documents of a brand that does not ask do. */
function loadTagManager(id: string): void {
  (window.dataLayer ??= []).push({ 'gtm.start': Date.now(), event: 'gtm.js' });
  const script = document.createElement('script');
  script.src = `https://www.googletagmanager.com/gtm.js?id=${encodeURIComponent(id)}`;
  document.head.append(script);
}

/** Props of {@link ConsentQuestion}. */
export interface ConsentQuestionProps {
  readonly consent: CompanyConsent;
  readonly tagManagerId: Company['tagManagerId'];
  readonly langCode: LangCode;
}

/**
 * Asks whether the visitor may be counted, and loads the tag manager once they may; when consent is withdrawn, the page reloads
 * without it.
 */
export function ConsentQuestion({ consent, tagManagerId, langCode }: ConsentQuestionProps): JSX.Element {
  useEffect(() => {
    if (tagManagerId === null) return undefined;
    let isLoaded = false;
    const follow = () => {
      if (hasConsent(ANALYTICS) === isLoaded) return;
      // A running script cannot be stopped, and this one would count every later page.
      if (isLoaded) window.location.reload();
      else loadTagManager(tagManagerId);
      isLoaded = !isLoaded;
    };
    follow();
    return onConsent(follow);
  }, [tagManagerId]);
  const { heading, description, needed, analytics, accept, refuse, choose, save } = consent;
  return (
    <ConsentBanner
      heading={heading[langCode]}
      description={description[langCode]}
      items={[
        {
          name: 'needed',
          label: needed.label[langCode],
          description: needed.description[langCode],
          required: true,
        },
        {
          name: ANALYTICS,
          label: analytics.label[langCode],
          description: analytics.description[langCode],
        },
      ]}
      text={{
        accept: accept[langCode],
        refuse: refuse[langCode],
        choose: choose[langCode],
        save: save[langCode],
      }}
    />
  );
}
