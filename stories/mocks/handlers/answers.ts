import { API_PREFIX, ENDPOINTS, type LangCode, isLangCode } from '@plinth/ui/contract';
import { HttpResponse, type ResponseResolver, delay } from 'msw';
import { callNeverAnswered } from '../openCalls.ts';

/** The address of a call, whatever base the page lives under. */
export const call = (endpoint: keyof typeof ENDPOINTS): string => `*/${API_PREFIX}${ENDPOINTS[endpoint]}`;

/** How long a slow answer takes, in milliseconds: long enough to see what the page does meanwhile, on a busy machine too. */
const SLOW_MS = 1_500;

/** The same answer, after a while. */
export const slowly =
  (answer: ResponseResolver): ResponseResolver =>
  async (info) => {
    await delay(SLOW_MS);
    return answer(info);
  };

/** The language that a reading call asks for; the default if none, as in the embedded backend. */
export function languageOf(request: Request): LangCode {
  const langCode = new URL(request.url).searchParams.get('langCode');
  return isLangCode(langCode) ? langCode : 'zh-tw';
}

/** The server is there but broken. */
export const failing: ResponseResolver = () => HttpResponse.json({ error: 'down' }, { status: 500 });

/** A proxy's page in place of JSON. */
export const malformed: ResponseResolver = () =>
  HttpResponse.html('<!doctype html><title>Maintenance</title><p>Back soon</p>');

/** The service's own refusal, without content. */
export const refused: ResponseResolver = () => HttpResponse.json({ isError: true });

/** The call is accepted and never answered: a loading state that lasts, or a time-out. */
export const never: ResponseResolver = async ({ request }) => {
  callNeverAnswered(request.url);
  await delay('infinite');
};
