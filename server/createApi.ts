import type { RequestListener } from 'node:http';
import { createApplication, type ServerOptions } from './application.ts';
import type { Settings } from './settings/index.ts';

/** The API alone, to be mounted in another web server. */
export interface Api {
  /** Answers a request below `<base>server/`; `url` must still have the base in front. */
  readonly handle: RequestListener;
  close(): Promise<void>;
}

/**
 * Creates the API without a site: for the development server, which serves the pages itself, and for tests.
 *
 * @throws ContentError when a content file is bad
 */
export async function createApi(settings: Settings, options: ServerOptions = {}): Promise<Api> {
  const { app, close } = await createApplication(settings, options);
  await app.ready();
  return { handle: (request, response) => app.routing(request, response), close };
}
