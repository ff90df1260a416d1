/** Calls a WebDriver session: `POST /session/ID/url` is `call('POST', 'url', { url })`. */
export type WebDriverCall = (
  method: 'GET' | 'POST' | 'DELETE',
  path: string,
  body?: object,
) => Promise<unknown>;

/** What a session is started with (W3C WebDriver, section 7). */
export type Capabilities = Readonly<Record<string, unknown>>;

async function send(url: string, method: string, body?: object): Promise<unknown> {
  const response = await fetch(url, {
    method,
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  });
  const { value } = (await response.json()) as { readonly value: unknown };
  if (!response.ok) throw new Error(`${method} ${url}: ${JSON.stringify(value)}`);
  return value;
}

/**
 * Starts a session with a WebDriver. By plain calls: the clients on the registry bring downloaders of drivers, too much for the
 * dozen calls that are made here.
 *
 * @param driver where the driver answers, without a slash at its end
 */
export async function beginSession(driver: string, capabilities: Capabilities): Promise<WebDriverCall> {
  const session = await send(`${driver}/session`, 'POST', { capabilities: { alwaysMatch: capabilities } });
  const { sessionId } = session as { readonly sessionId: string };
  const address = `${driver}/session/${sessionId}`;
  return (method, path, body) => send(path === '' ? address : `${address}/${path}`, method, body);
}
