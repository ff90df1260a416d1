import { type LangCode, REQUIRED_CONTACT_FIELDS } from '@plinth/ui/contract';
import { HttpResponse, type ResponseResolver, http } from 'msw';
import type { ContentGlobals } from '../../../.storybook/globals.ts';
import { contentOf } from '../fixtures/index.ts';
import { call, failing, malformed, never, slowly } from './answers.ts';

const url = call('contact');

const isFilled = (value: unknown): boolean => typeof value === 'string' && value.trim() !== '';

/** Whether every required field of a payload is filled. */
function isValid(payload: unknown): boolean {
  if (typeof payload !== 'object' || payload === null) return false;
  const fields = new Map<string, unknown>(Object.entries(payload));
  return REQUIRED_CONTACT_FIELDS.every((field) => isFilled(fields.get(field)));
}

/** A sending call names its language as browsers do. */
const languageOf = (request: Request): LangCode =>
  request.headers.get('accept-language')?.startsWith('en') === true ? 'en' : 'zh-tw';

/** The ways in which a contact request can be answered. */
export function contactCalls(brand: ContentGlobals) {
  const messagesFor = (request: Request) => contentOf(brand, languageOf(request)).contact;
  const refuse: ResponseResolver = ({ request }) =>
    HttpResponse.json({ isError: true, message: messagesFor(request).refusal });
  /** Takes a filled payload and refuses any other, as the embedded backend does. */
  const accept: ResponseResolver = async (info) =>
    isValid(await info.request.json())
      ? HttpResponse.json({ isError: false, message: messagesFor(info.request).success })
      : refuse(info);
  return {
    accepted: [http.post(url, accept)],
    slow: [http.post(url, slowly(accept))],
    refused: [http.post(url, refuse)],
    malformed: [http.post(url, malformed)],
    failing: [http.post(url, failing)],
    /** Only the first try fails; the next one finds the handler below. */
    failingOnce: [http.post(url, failing, { once: true })],
    never: [http.post(url, never)],
  };
}
