import { once } from 'node:events';
import { createServer } from 'node:http';
import { expect, onTestFinished, test } from 'vitest';
import { createApi } from '../index.ts';
import { CONTENT_DIR, CSRF_HEADERS, GOOD_PAYLOAD, testSettings } from './support/server.ts';

test('the API alone can be carried by another web server', async () => {
  const api = await createApi(testSettings({ basePath: '/brand/' }), {
    contentDir: CONTENT_DIR,
    writeLog: () => undefined,
  });
  const carrier = createServer((request, response) => {
    if (request.url?.startsWith('/brand/server/')) api.handle(request, response);
    else response.end('a page');
  }).listen(0, '127.0.0.1');
  await once(carrier, 'listening');
  onTestFinished(async () => {
    carrier.close();
    carrier.closeAllConnections();
    await api.close();
  });
  const address = carrier.address();
  const origin = `http://127.0.0.1:${typeof address === 'object' ? address?.port : ''}`;
  expect(await (await fetch(`${origin}/brand/`)).text()).toBe('a page');
  const menu = await fetch(`${origin}/brand/server/View/GetServiceMenu?langCode=en`);
  expect([menu.status, menu.headers.get('set-cookie')]).toEqual([
    200,
    expect.stringContaining('Path=/brand/;'),
  ]);
  const contact = await fetch(`${origin}/brand/server/View/AddContactUs`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...CSRF_HEADERS },
    body: JSON.stringify(GOOD_PAYLOAD),
  });
  expect(contact.status).toBe(200);
});
