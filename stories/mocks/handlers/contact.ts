import { type ContactResponse, type LangCode, REQUIRED_CONTACT_FIELDS } from '@plinth/ui/contract';
import { HttpResponse, delay, http } from 'msw';
import type { ContentGlobals } from '../../../.storybook/globals.ts';
import { contentOf } from '../content.ts';
import { SLOW_MS, call, failing, malformed, never } from './answers.ts';

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

/** Takes a filled payload and refuses any other, as the embedded backend does. */
async function answer(brand: ContentGlobals, request: Request): Promise<HttpResponse<ContactResponse>> {
  const { success, refusal } = contentOf(brand, languageOf(request)).contact;
  const isAccepted = isValid(await request.json());
  return HttpResponse.json({ isError: !isAccepted, message: isAccepted ? success : refusal });
}

/** The ways in which a contact request can be answered. */
export const contactCalls = (brand: ContentGlobals) => ({
  accepted: [http.post(url, ({ request }) => answer(brand, request))],
  slow: [
    http.post(url, async ({ request }) => {
      await delay(SLOW_MS);
      return answer(brand, request);
    }),
  ],
  refused: [
    http.post(url, ({ request }) =>
      HttpResponse.json({
        isError: true,
        message: contentOf(brand, languageOf(request)).contact.refusal,
      }),
    ),
  ],
  malformed: [http.post(url, malformed)],
  failing: [http.post(url, failing)],
  /** Only the first try fails; the next one finds the handler below. */
  failingOnce: [http.post(url, failing, { once: true })],
  never: [http.post(url, never)],
});
