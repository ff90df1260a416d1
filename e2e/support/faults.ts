import type { Page, Route } from '@playwright/test';

/** A call of the API, by the last part of its path. */
export type Call = 'GetServiceMenu' | 'GetHomeData' | 'GetServiceById' | 'AddContactUs';

/** What a call gets instead of the server's answer: another answer, no connection, or silence. */
export type Fault =
  { readonly status?: number; readonly type?: string; readonly body: string } | 'unreachable' | 'silent';

const json = (value: unknown, status = 200): Fault => ({ status, body: JSON.stringify(value) });

/** An answer with an error status. */
export const serverError: Fault = json({ message: 'Broken' }, 500);

/** Every kind of answer that counts as empty or abnormal, by what it is (rulings, 'What counts as empty or abnormal'). */
export const ABNORMAL = {
  isError: json({
    isError: true,
    pageTitle: 'Title',
    template: 'Product',
    items: [{ title: 'A', price: 1 }],
  }),
  'no body': { body: '' },
  null: json(null),
  '{}': json({}),
  '[]': json([]),
  'not JSON': { body: '{"pageTitle": ' },
  HTML: { type: 'text/html', body: '<!doctype html><title>Maintenance</title><h1>Back soon</h1>' },
  'items missing': json({ pageTitle: 'Title', template: 'Product' }),
  'items no list': json({ pageTitle: 'Title', template: 'Product', items: 'many' }),
  'items empty': json({ pageTitle: 'Title', template: 'Product', items: [] }),
  'unknown template': json({ pageTitle: 'Title', template: 'Carousel', items: [{ title: 'A', price: 1 }] }),
} as const satisfies Readonly<Record<string, Fault>>;

async function answer(route: Route, fault: Fault): Promise<void> {
  if (fault === 'silent') return;
  if (fault === 'unreachable') await route.abort('connectionrefused');
  else {
    const { status = 200, type = 'application/json', body } = fault;
    await route.fulfill({ status, contentType: type, body });
  }
}

/**
 * Answers a call instead of the server from now on.
 *
 * @returns the requests that were answered, as they come
 */
export async function inject(page: Page, call: Call, fault: Fault): Promise<readonly string[]> {
  const seen: string[] = [];
  await page.route(
    ({ pathname }) => pathname.endsWith(`/server/View/${call}`),
    async (route) => {
      seen.push(route.request().postData() ?? route.request().url());
      await answer(route, fault);
    },
  );
  return seen;
}
