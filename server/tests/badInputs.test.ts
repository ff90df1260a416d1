import fc from 'fast-check';
import { expect, test } from 'vitest';
import { BAD_INPUTS } from './support/badInputs.ts';
import { CSRF_HEADERS, GOOD_PAYLOAD, shareTestServer, startTestServer } from './support/server.ts';

/** For what only asks. */
const shared = shareTestServer();

test('every bad input is answered with 4xx in words, and nothing is stored', async () => {
  expect(BAD_INPUTS.length).toBeGreaterThanOrEqual(60);
  const server = await startTestServer();
  for (const { name, body, headers, status = 400 } of BAD_INPUTS) {
    const response = await server.post(body, headers);
    expect([name, response.status]).toEqual([name, status]);
    const answer: unknown = await response.json();
    expect(answer, name).toEqual({ isError: true, message: expect.stringMatching(/ \(en\)$/) });
  }
  expect(await server.stored()).toEqual([]);
  expect(server.log.filter(({ level }) => Number(level) >= 50)).toEqual([]);
});

test.each([
  ['GET', '/server/View/AddContactUs', 405],
  ['DELETE', '/server/View/AddContactUs', 405],
  ['POST', '/server/View/GetHomeData?langCode=en', 405],
  ['GET', '/server/View/Unknown', 404],
  ['GET', '/server/', 404],
  ['GET', '/server/View/getservicemenu?langCode=en', 404],
  ['GET', '/server/View/GetServiceMenu', 400],
  ['GET', '/server/View/GetServiceMenu?langCode=fr', 400],
  ['GET', '/server/View/GetServiceMenu?langCode=EN', 400],
  ['GET', '/server/View/GetServiceMenu?langCode=en&langCode=en', 400],
  ['GET', '/server/View/GetServiceMenu?langCode[]=en', 400],
  ['GET', '/server/View/%E0%A4%A', 400],
])('%s %s is %i in the shape of the contract', async (method, path, status) => {
  const server = shared();
  const response = await server.get(path, CSRF_HEADERS, method);
  expect([response.status, response.headers.get('cache-control')]).toEqual([status, 'no-store']);
  expect(await response.json()).toEqual({ isError: true, message: expect.stringMatching(/\w+ \w+/) });
});

test('no request, however odd, makes the server fail', async () => {
  const server = await startTestServer();
  const text = fc.oneof(
    fc.string({ unit: 'binary' }),
    fc.string({ maxLength: 30 }),
    fc.constantFrom('', '\0', '💥'),
  );
  const field = fc.oneof({ weight: 5, arbitrary: text }, { weight: 1, arbitrary: fc.jsonValue() });
  const payload = fc.record(Object.fromEntries(Object.keys(GOOD_PAYLOAD).map((name) => [name, field])), {
    requiredKeys: [],
  });
  const body = fc.oneof(
    payload.map((value) => JSON.stringify(value)),
    fc.json(),
    fc.uint8Array({ maxLength: 200 }).map((bytes) => new Blob([new Uint8Array(bytes)])),
  );
  const printable = fc.string({ unit: fc.constantFrom(...'abc;=, "/*+-0'), maxLength: 40 });
  const headers = fc.record(
    {
      'content-type': fc.oneof(fc.constant('application/json'), printable),
      'idempotency-key': printable,
      'accept-language': printable,
      referer: printable,
      'x-forwarded-for': printable,
    },
    { requiredKeys: [] },
  );
  await fc.assert(
    fc.asyncProperty(body, headers, async (someBody, someHeaders) => {
      const response = await server.post(someBody, someHeaders);
      expect(response.status).toBeLessThan(500);
      expect(await response.json()).toEqual({
        isError: response.status !== 200,
        message: expect.any(String),
      });
    }),
    { plugins: [fc.interruptAfterTimeLimit(5_000)], numRuns: 3_000 },
  );
  expect((await server.post(GOOD_PAYLOAD)).status).toBe(200);
});
