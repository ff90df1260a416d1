// @vitest-environment happy-dom
import type { ContactPayload } from '../contract/index.ts';
import { afterEach, describe, expect, onTestFinished, test, vi } from 'vitest';
import { ApiError } from './ApiError.ts';
import { createApiClient } from './createApiClient.ts';

const BASE = `${location.origin}/brand/`;
const MENU = { items: [{ id: 2, name: 'Hosting' }] };
const PAYLOAD: ContactPayload = {
  companyName: 'Strata',
  name: 'Ada',
  mobile: '0912345678',
  lineId: '',
  description: 'Hello',
};
const SEND = { langCode: 'en', idempotencyKey: 'key-1' } as const;

type Answer = Response | (() => Response | Promise<Response>);

/** A client whose calls are answered in order; the last answer is repeated. */
function clientOf(answers: readonly Answer[], timeoutMs?: number) {
  const requests: Request[] = [];
  const fetch: typeof globalThis.fetch = async (input, init) => {
    const request = new Request(input, init);
    const answer = answers[Math.min(requests.length, answers.length - 1)];
    requests.push(request);
    if (answer === undefined) throw new TypeError('There is no answer.');
    return answer instanceof Response ? answer.clone() : answer();
  };
  const api = createApiClient({ baseUrl: BASE, fetch, ...(timeoutMs === undefined ? {} : { timeoutMs }) });
  return { api, requests };
}

const unreachable = () => Promise.reject(new TypeError('Failed to fetch'));
const never = () => new Promise<Response>(() => undefined);

/** An answer whose status arrives, but only a part of its body. */
const stalled = () =>
  new Response(
    new ReadableStream({ start: (stream) => stream.enqueue(new TextEncoder().encode('{"items":')) }),
  );

/** Expects a call, under fake timers, to fail once, by its time-out, after this many milliseconds and not before. */
async function expectTimeout(call: Promise<unknown>, afterMs: number): Promise<void> {
  const failed = vi.fn<(error: unknown) => void>();
  void call.catch(failed);
  await vi.advanceTimersByTimeAsync(afterMs - 10);
  expect(failed).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(20);
  expect(failed).toHaveBeenCalledExactlyOnceWith(expect.objectContaining({ kind: 'timeout' }));
}

afterEach(() => {
  document.cookie = 'XSRF-TOKEN=; expires=Thu, 01 Jan 1970 00:00:00 GMT';
  vi.useRealTimers();
});

describe('the calls go where the specification says', () => {
  test.each([
    [
      'GetServiceMenu',
      (api: ReturnType<typeof createApiClient>) => api.getMenu('en'),
      'GetServiceMenu?langCode=en',
    ],
    [
      'GetHomeData',
      (api: ReturnType<typeof createApiClient>) => api.getHomeData('zh-tw'),
      'GetHomeData?langCode=zh-tw',
    ],
    [
      'GetServiceById',
      (api: ReturnType<typeof createApiClient>) => api.getService('a&b=c', 'en'),
      'GetServiceById?id=a%26b%3Dc&langCode=en',
    ],
  ])('%s', async (_name, call, address) => {
    const { api, requests } = clientOf([Response.json({})]);
    await call(api).catch(() => undefined);
    expect(requests.map(({ method, url }) => `${method} ${url}`)).toEqual([
      `GET ${BASE}server/View/${address}`,
    ]);
    // Backends that take this header at its word have no JSON for `text/*`.
    expect(requests[0]?.headers.get('accept')).toBe('application/json');
  });

  test('a file of the site is asked for below the base', async () => {
    const { api, requests } = clientOf([Response.json({ A: 'b' })]);
    await expect(api.getJson('assets/i18n/en.json')).resolves.toEqual({ A: 'b' });
    expect(requests[0]?.url).toBe(`${BASE}assets/i18n/en.json`);
  });

  test('a contact request', async () => {
    const { api, requests } = clientOf([Response.json({ isError: false, message: 'Thanks' })]);
    await expect(api.addContact(PAYLOAD, SEND)).resolves.toEqual({ isError: false, message: 'Thanks' });
    const [request] = requests;
    expect(request?.method).toBe('POST');
    expect(request?.url).toBe(`${BASE}server/View/AddContactUs`);
    expect(request?.headers.get('idempotency-key')).toBe('key-1');
    expect(request?.headers.get('accept')).toBe('application/json');
    expect(request?.headers.get('accept-language')).toBe('en');
    await expect(request?.json()).resolves.toEqual(PAYLOAD);
  });

  test('a contact request has what was seen, whatever came unseen with a paste or from an input method', async () => {
    const { api, requests } = clientOf([Response.json({ isError: false })]);
    const pasted = {
      companyName: 'Lin\t\bFoods',
      name: 'Lin\u2028Mei',
      description: 'o\u0002ne\vtwo\tthree\nfour\0',
    };
    await api.addContact({ ...PAYLOAD, ...pasted }, SEND);
    await expect(requests[0]?.json()).resolves.toEqual({
      ...PAYLOAD,
      companyName: 'Lin Foods',
      name: 'Lin Mei',
      description: 'one\ntwo\tthree\nfour',
    });
  });

  test("the robots' field travels only when it is filled", async () => {
    const { api, requests } = clientOf([Response.json({ isError: false })]);
    await api.addContact(PAYLOAD, { ...SEND, honeypot: 'http://spam.example' });
    await expect(requests[0]?.json()).resolves.toEqual({ ...PAYLOAD, website: 'http://spam.example' });
  });
});

describe('an answer that is known', () => {
  const RAW = { isError: false, template: 'Product', pageTitle: 'A', items: [{ price: 7, title: 'B' }] };
  const known = () => clientOf([Response.json(RAW)]).api.getService('2', 'en');

  test('is given back as it is where the new one says the same', async () => {
    const service = await known();
    const { api } = clientOf([Response.json(RAW), Response.json(service)]);
    await expect(api.getService('2', 'en', service)).resolves.not.toBe(service);
    await expect(api.getService('2', 'en', service)).resolves.toBe(service);
    const menu = { items: [{ id: '2', name: 'Hosting' }] };
    const same = { isError: false, items: [{ name: 'Hosting', note: '', id: 2 }] };
    await expect(clientOf([Response.json(same)]).api.getMenu('en', menu)).resolves.toBe(menu);
    const withNull = { items: [{ id: 2, name: 'Hosting', sort: null }] };
    await expect(clientOf([Response.json(withNull)]).api.getMenu('en', menu)).resolves.toEqual(menu);
  });

  test('gives way to one that says anything else', async () => {
    const service = await known();
    const { api } = clientOf([Response.json({ ...service, pageTitle: 'C' })]);
    await expect(api.getService('2', 'en', service)).resolves.toEqual({ ...service, pageTitle: 'C' });
    const failed = clientOf([Response.json({ ...service, isError: true })]);
    await expect(failed.api.getService('2', 'en', service)).rejects.toMatchObject({ kind: 'abnormal' });
  });
});

describe('the header against cross-site requests', () => {
  const tokenOf = async (cookie: string, call: 'read' | 'send') => {
    document.cookie = cookie;
    const { api, requests } = clientOf([Response.json({ ...MENU, isError: false })]);
    await (call === 'read' ? api.getMenu('en') : api.addContact(PAYLOAD, SEND));
    return requests[0]?.headers.get('x-xsrf-token');
  };

  test('repeats the cookie on what is not GET', async () => {
    await expect(tokenOf('XSRF-TOKEN=a%2Bb', 'send')).resolves.toBe('a+b');
  });

  test('is absent on GET', async () => {
    await expect(tokenOf('XSRF-TOKEN=abc', 'read')).resolves.toBeNull();
  });

  test('is absent without the cookie', async () => {
    await expect(tokenOf('OTHER=abc', 'send')).resolves.toBeNull();
  });

  test('never leaves for another origin', async () => {
    document.cookie = 'XSRF-TOKEN=abc';
    const headers: (string | null)[] = [];
    const fetch: typeof globalThis.fetch = (input, init) => {
      headers.push(new Request(input, init).headers.get('x-xsrf-token'));
      return Promise.resolve(Response.json({ isError: false }));
    };
    await createApiClient({ baseUrl: 'https://elsewhere.example/', fetch }).addContact(PAYLOAD, SEND);
    expect(headers).toEqual([null]);
  });
});

describe('a refusal for the token', () => {
  const NEW = 'nnnnnnnnnnnnnnnnnnnnnnnn';
  const refuse = (cookie?: string) => () => {
    if (cookie !== undefined) document.cookie = cookie;
    return Response.json({ isError: true, message: 'Load the page again' }, { status: 403 });
  };
  const stored = Response.json({ isError: false, message: 'Thanks' });

  test('that brought a new one is followed by one more try, with it and the same key', async () => {
    document.cookie = 'XSRF-TOKEN=old';
    const { api, requests } = clientOf([refuse(`XSRF-TOKEN=${NEW}`), stored]);
    await expect(api.addContact(PAYLOAD, SEND)).resolves.toEqual({ isError: false, message: 'Thanks' });
    expect(
      requests.map(({ headers }) => [headers.get('x-xsrf-token'), headers.get('idempotency-key')]),
    ).toEqual([
      ['old', 'key-1'],
      [NEW, 'key-1'],
    ]);
    await expect(requests[1]?.json()).resolves.toEqual(PAYLOAD);
  });

  test('is followed by one with the new one also where another cookie of that name stands first', async () => {
    const OTHER = `XSRF-TOKEN=${'o'.repeat(24)}`;
    const cookie = vi.spyOn(document, 'cookie', 'get').mockReturnValue(OTHER);
    onTestFinished(() => cookie.mockRestore());
    const { api, requests } = clientOf([
      () => {
        cookie.mockReturnValue(`${OTHER}; XSRF-TOKEN=${NEW}`);
        return refuse()();
      },
      stored,
    ]);
    await api.addContact(PAYLOAD, SEND);
    expect(requests.map(({ headers }) => headers.get('x-xsrf-token'))).toEqual(['o'.repeat(24), NEW]);
  });

  test('is an answer when it brought none, and when the second try is refused too', async () => {
    const refusal = { isError: true, message: 'Load the page again' };
    const first = clientOf([refuse()]);
    await expect(first.api.addContact(PAYLOAD, SEND)).resolves.toEqual(refusal);
    expect(first.requests).toHaveLength(1);
    const second = clientOf([refuse(`XSRF-TOKEN=${NEW}`), refuse(`XSRF-TOKEN=${NEW}2`)]);
    await expect(second.api.addContact(PAYLOAD, SEND)).resolves.toEqual(refusal);
    expect(second.requests).toHaveLength(2);
  });

  test.each([400, 429, 503])('only: after a %d with a new token nothing is sent again', async (status) => {
    const { api, requests } = clientOf([
      () => {
        document.cookie = `XSRF-TOKEN=${NEW}`;
        return Response.json({ isError: true, message: 'No' }, { status });
      },
      stored,
    ]);
    await api.addContact(PAYLOAD, SEND).catch(() => undefined);
    expect(requests).toHaveLength(1);
  });

  test('shares the time-out with the second try', async () => {
    const slow = () =>
      new Promise<Response>((resolve) => setTimeout(() => resolve(refuse(`XSRF-TOKEN=${NEW}`)()), 150));
    vi.useFakeTimers();
    const { api, requests } = clientOf([slow, never], 250);
    await expectTimeout(api.addContact(PAYLOAD, SEND), 250);
    expect(requests).toHaveLength(2);
  });
});

describe('what is no good answer', () => {
  const failureOf = async (answers: readonly Answer[]): Promise<unknown> => {
    const { api } = clientOf(answers);
    return api.getService('2', 'en').then(
      () => 'an answer',
      (error: unknown) => error,
    );
  };

  test.each([
    ['no body', new Response('')],
    ['null', Response.json(null)],
    ['{}', Response.json({})],
    ['[]', Response.json([])],
    ['a text', Response.json('text')],
    ['half a JSON', new Response('{"items": [')],
    ['html', new Response('<!doctype html><p>Hello</p>', { headers: { 'content-type': 'text/html' } })],
    ['isError', Response.json({ isError: true })],
    ['an empty list', Response.json({ pageTitle: 'A', template: 'Product', items: [] })],
  ])('%s is abnormal', async (_what, answer) => {
    await expect(failureOf([answer])).resolves.toMatchObject({ name: 'ApiError', kind: 'abnormal' });
  });

  test.each([400, 404, 500])('a status of %d is an http failure', async (status) => {
    const answer = Response.json({ anything: true }, { status });
    await expect(failureOf([answer])).resolves.toMatchObject({ name: 'ApiError', kind: 'http', status });
  });

  test.each([[{}], [[]], [['a page']]])(
    '%j is abnormal even where every list may be missing',
    async (answer) => {
      await expect(clientOf([Response.json(answer)]).api.getHomeData('en')).rejects.toMatchObject({
        kind: 'abnormal',
      });
    },
  );

  test('a page in place of a file of the site is abnormal', async () => {
    const { api } = clientOf([new Response('<!doctype html><p>Hello</p>')]);
    await expect(api.getJson('assets/i18n/en.json')).rejects.toMatchObject({ kind: 'abnormal' });
  });

  test('no answer at all is a network failure', async () => {
    const failure = await failureOf([unreachable]);
    expect(failure).toBeInstanceOf(ApiError);
    expect(failure).toMatchObject({ kind: 'network', status: undefined, cause: expect.any(Error) });
  });
});

describe('the time-out', () => {
  test.each([
    ['no answer', never],
    ['a body that stalls', stalled],
  ])('ends a call with %s', async (_what, answer) => {
    const { api } = clientOf([answer], 40);
    await expect(api.getMenu('en')).rejects.toMatchObject({
      kind: 'timeout',
      message: 'Timeout has occurred.',
    });
    await expect(clientOf([answer], 40).api.addContact(PAYLOAD, SEND)).rejects.toMatchObject({
      kind: 'timeout',
    });
  });

  test('leaves an answer its time', async () => {
    const later = () =>
      new Promise<Response>((resolve) => setTimeout(resolve, 20, Response.json({ isError: false })));
    await expect(clientOf([later]).api.addContact(PAYLOAD, SEND)).resolves.toEqual({
      isError: false,
      message: '',
    });
  });

  test('counts retries in', async () => {
    vi.useFakeTimers();
    const { api, requests } = clientOf([unreachable, never], 400);
    await expectTimeout(api.getMenu('en'), 400);
    expect(requests).toHaveLength(2);
  });

  test('is 10,000 ms when nothing else is said', async () => {
    vi.useFakeTimers();
    const { api } = clientOf([never]);
    await expectTimeout(api.getMenu('en'), 10_000);
  });
});

describe('second tries', () => {
  test.each([
    ['no answer', unreachable],
    ['502', new Response('', { status: 502 })],
    ['503', new Response('', { status: 503 })],
    ['504', new Response('', { status: 504 })],
  ])('a reading call has one after %s', async (_what, first) => {
    const { api, requests } = clientOf([first, Response.json(MENU)]);
    await expect(api.getMenu('en')).resolves.toMatchObject({ items: [{ id: '2' }] });
    expect(requests).toHaveLength(2);
  });

  test('a reading call gives up after the second', async () => {
    const { api, requests } = clientOf([unreachable]);
    await expect(api.getMenu('en')).rejects.toMatchObject({ kind: 'network' });
    expect(requests).toHaveLength(2);
  });

  test('a reading call waits a second for a server that asks for more, and says what it answered', async () => {
    vi.useFakeTimers();
    const { api, requests } = clientOf([new Response('', { status: 503, headers: { 'retry-after': '60' } })]);
    const outcome = vi.fn<(error: unknown) => void>();
    const call = api.getMenu('en').catch(outcome);
    await vi.advanceTimersByTimeAsync(990);
    expect(requests).toHaveLength(1);
    await vi.advanceTimersByTimeAsync(20);
    expect(requests).toHaveLength(2);
    await call;
    expect(outcome).toHaveBeenCalledExactlyOnceWith(expect.objectContaining({ kind: 'http', status: 503 }));
  });

  test.each([
    ['no answer', unreachable],
    ['503', new Response('', { status: 503 })],
    ['a bad answer', Response.json({})],
  ])('a contact request never has one after %s', async (_what, first) => {
    const { api, requests } = clientOf([first, Response.json({ isError: false })]);
    await expect(api.addContact(PAYLOAD, SEND)).rejects.toBeInstanceOf(ApiError);
    expect(requests).toHaveLength(1);
  });
});

describe('a refused contact request', () => {
  test.each([200, 400, 422, 429])('with status %d is an answer', async (status) => {
    const refusal = { isError: true, message: '<b>No</b>' };
    const { api } = clientOf([Response.json(refusal, { status })]);
    await expect(api.addContact(PAYLOAD, SEND)).resolves.toEqual(refusal);
  });

  test.each([
    ['500', Response.json({ isError: true, message: 'x' }, { status: 500 })],
    ['400 in an answer that calls itself a success', Response.json({ isError: false }, { status: 400 })],
    ['403 without the body of the contract', Response.json({ code: 7 }, { status: 403 })],
    ['404 with html', new Response('<p>Not found</p>', { status: 404 })],
  ])('with %s is a failure', async (_what, answer) => {
    await expect(clientOf([answer]).api.addContact(PAYLOAD, SEND)).rejects.toMatchObject({ kind: 'http' });
  });
});
