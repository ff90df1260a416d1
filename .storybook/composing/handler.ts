import type { IncomingMessage, ServerResponse } from 'node:http';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { slugProblem } from '@plinth/site/composed-file-name';
import * as v from 'valibot';
import { refusal } from './guard.ts';
import { DISK, type Disk, readBrandFiles, savePage } from './pageFiles.ts';
import { COMPOSING_PATH, type SaveAnswer } from './protocol.ts';
import { PageChangeSchema, jsonOf } from './schemas.ts';

/** A page is a few kilobytes; anything far larger is no page. */
const LARGEST_BODY = 1_000_000;

type Answer = readonly [status: number, body: object];

const refused = (status: number, message: string): Answer => [status, { outcome: 'failed', message }];

const STATUS_OF: Readonly<Record<SaveAnswer['outcome'], number>> = { saved: 200, conflict: 409, failed: 507 };

/**
 * Reads and writes the brands' pages for the composer, in the workshop's development server: `GET <brand>` answers
 * `BrandFiles`, `PUT <brand>/<slug>` takes a `PageChange` and answers a `SaveAnswer`. It passes everything else to `next`.
 *
 * @param variantsFolder `site/variants`
 * @param brands the names of all brands
 */
export function composingHandler(variantsFolder: string, brands: readonly string[], disk: Disk = DISK) {
  // One after the other, so that nobody else writes between the check and the write.
  let last: Promise<unknown> = Promise.resolve();
  const inTurn = <T>(work: () => Promise<T>): Promise<T> => {
    const result = last.then(work);
    last = result.catch(() => undefined);
    return result;
  };

  async function write(request: IncomingMessage, brand: string, slug: string): Promise<Answer> {
    const problem = slugProblem(slug);
    if (problem !== undefined) return refused(400, problem);
    if (!/^application\/json\b/.test(request.headers['content-type'] ?? ''))
      return refused(415, 'A page is saved as JSON.');
    // Browsers send the content length, and Node reads no more than that.
    if (!(Number(request.headers['content-length']) <= LARGEST_BODY))
      return refused(413, 'The page is too large to be saved.');
    const changes = v.safeParse(jsonOf(PageChangeSchema), await text(request));
    if (!changes.success) return refused(400, 'What was sent is no page.');
    const saved = await inTurn(() => savePage(join(variantsFolder, brand), slug, changes.output, disk));
    return [STATUS_OF[saved.outcome], saved];
  }

  async function answer(request: IncomingMessage, path: string): Promise<Answer> {
    const reason = refusal(request);
    if (reason !== undefined) return refused(403, reason);
    const [brand = '', slug, ...more] = path.split('/').map((part) => decodeURIComponent(part));
    if (!brands.includes(brand) || more.length > 0) return refused(404, `There is no brand '${brand}'.`);
    if (request.method === 'GET' && slug === undefined)
      return [200, await readBrandFiles(variantsFolder, brand)];
    if (request.method === 'PUT' && slug !== undefined) return write(request, brand, slug);
    return refused(405, 'This cannot be done here.');
  }

  return async (request: IncomingMessage, response: ServerResponse, next: () => void): Promise<void> => {
    const [path = ''] = (request.url ?? '').split('?');
    if (!path.startsWith(COMPOSING_PATH)) {
      next();
      return;
    }
    const send = (status: number, body: object) => {
      response.writeHead(status, { 'content-type': 'application/json', 'cache-control': 'no-store' });
      response.end(JSON.stringify(body));
    };
    try {
      send(...(await answer(request, path.slice(COMPOSING_PATH.length))));
    } catch (error) {
      const message = error instanceof Error ? error.message : String(error);
      send(...refused(error instanceof URIError ? 400 : 500, message));
    }
  };
}
