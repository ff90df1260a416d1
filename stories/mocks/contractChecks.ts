import {
  API_PREFIX,
  CSRF_COOKIE,
  CSRF_HEADER,
  type ContactPayload,
  ENDPOINTS,
  FAVORABLE_PLAN_ID,
  HomeDataSchema,
  LANG_CODES,
  LANG_TAGS,
  type LangCode,
  MenuSchema,
  ServicePageSchema,
  contactResponseOf,
} from '@plinth/ui/contract';
import * as v from 'valibot';
import { describe, expect, it } from 'vitest';

const PAYLOAD: ContactPayload = {
  companyName: 'Yuechuan Logistics',
  name: '陳怡君',
  mobile: '02-2345-6789',
  lineId: '',
  description: 'The contract test says hello.\nTwo lines.',
};

/** Every entry of a raw list: an entry that parsing drops would be missing from a page. */
const RawLists = v.record(v.string(), v.unknown());
const rawLength = (answer: unknown, list: string): number => {
  const entries = v.parse(RawLists, answer)[list];
  return Array.isArray(entries) ? entries.length : 0;
};

/**
 * The table of checks for the `/server` calls. It runs against the mock handlers and against the embedded backend, so that
 * neither can drift from the other.
 *
 * @param origin gives the site's base with a trailing slash, once the test runs
 */
export function describeContract(name: string, origin: () => string): void {
  const url = (endpoint: keyof typeof ENDPOINTS, query: Record<string, string> = {}): string =>
    `${origin()}${API_PREFIX}${ENDPOINTS[endpoint]}?${new URLSearchParams(query).toString()}`;

  async function read(endpoint: keyof typeof ENDPOINTS, query: Record<string, string>): Promise<unknown> {
    const response = await fetch(url(endpoint, query));
    expect(response.status).toBe(200);
    expect(response.headers.get('content-type')).toMatch(/^application\/json/);
    return response.json();
  }

  /** Sends as a page does: with the token that an earlier answer has set, if it has set one. */
  async function send(payload: object, langCode: LangCode) {
    const before = await fetch(url('menu', { langCode }));
    await before.arrayBuffer();
    const token = new RegExp(`${CSRF_COOKIE}=([^;]+)`).exec(before.headers.getSetCookie().join(';'))?.[1];
    const response = await fetch(url('contact'), {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        'accept-language': LANG_TAGS[langCode],
        ...(token === undefined ? {} : { cookie: `${CSRF_COOKIE}=${token}`, [CSRF_HEADER]: token }),
      },
      body: JSON.stringify(payload),
    });
    const answer = contactResponseOf(await response.json());
    if (answer === undefined) throw new Error('The answer breaks the contract.');
    return answer;
  }

  describe(`the calls of ${name}`, () => {
    describe.each(LANG_CODES)('in %s', (langCode) => {
      it('has a menu whose entries are all good', async () => {
        const answer = await read('menu', { langCode });
        const { items } = v.parse(MenuSchema, answer);
        expect(items.length).toBeGreaterThan(0);
        expect(items).toHaveLength(rawLength(answer, 'items'));
        expect(new Set(items.map(({ id }) => id)).size).toBe(items.length);
      });

      it('has home data whose entries are all good', async () => {
        const answer = await read('home', { langCode });
        const home = v.parse(HomeDataSchema, answer);
        for (const list of ['productItems', 'mediaItems', 'brandItems'] as const) {
          expect(home[list].length).toBeGreaterThan(0);
          expect(home[list]).toHaveLength(rawLength(answer, list));
        }
      });

      it('has a page for every service of the menu', async () => {
        const { items } = v.parse(MenuSchema, await read('menu', { langCode }));
        for (const { id } of items) {
          const answer = await read('service', { id, langCode });
          expect(v.parse(ServicePageSchema, answer).items).toHaveLength(rawLength(answer, 'items'));
        }
      });

      it('has a favourable plan that says for whom each package is', async () => {
        const plan = v.parse(ServicePageSchema, await read('service', { id: FAVORABLE_PLAN_ID, langCode }));
        if (plan.template !== 'Product') throw new Error('The plan has packages.');
        expect(plan.items.every(({ subTitle }) => subTitle !== '')).toBe(true);
        expect(plan.items.filter(({ preferFlag }) => preferFlag)).toHaveLength(1);
      });

      it('refuses a service that does not exist', async () => {
        const response = await fetch(url('service', { id: 'no-such-service', langCode }));
        expect(v.is(ServicePageSchema, await response.json())).toBe(false);
      });

      it('takes a good contact request', async () => {
        const { isError, message } = await send(PAYLOAD, langCode);
        expect(isError).toBe(false);
        expect(message).not.toBe('');
      });

      it('refuses a contact request with white space in a required field', async () => {
        const { isError, message } = await send({ ...PAYLOAD, name: '  ' }, langCode);
        expect(isError).toBe(true);
        expect(message).not.toBe('');
      });
    });

    it('has the same services in every language, in their own words', async () => {
      const menus = await Promise.all(
        LANG_CODES.map(async (langCode) => v.parse(MenuSchema, await read('menu', { langCode })).items),
      );
      const [first = [], ...others] = menus;
      for (const other of others) {
        expect(other.map(({ id }) => id)).toEqual(first.map(({ id }) => id));
        expect(other.map((item) => item.name)).not.toEqual(first.map((item) => item.name));
      }
    });

    it('answers a contact request in the language asked for', async () => {
      const messages = await Promise.all(
        LANG_CODES.map(async (langCode) => (await send(PAYLOAD, langCode)).message),
      );
      expect(new Set(messages).size).toBe(LANG_CODES.length);
    });
  });
}
