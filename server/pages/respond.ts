import type { IncomingMessage, ServerResponse } from 'node:http';
import { chooseForm, isUnchanged } from './negotiate.ts';
import { parseRange } from './range.ts';
import type { Form, Resource } from './resource.ts';

/** Headers that describe the bytes, which an answer without them leaves out. */
const BODY_HEADERS: ReadonlySet<string> = new Set(['content-length', 'content-type', 'content-encoding']);

function without(headers: readonly string[], names: ReadonlySet<string>): string[] {
  return headers.filter((_, index) => !names.has(headers[index - (index % 2)] ?? ''));
}

/** Answers with a part of the file, or says that there is no such part; false where the whole is to be sent. */
function respondRange(request: IncomingMessage, response: ServerResponse, form: Form): boolean {
  const { range: header, 'if-range': condition } = request.headers;
  if (header === undefined || (condition !== undefined && condition !== form.etag)) return false;
  const range = parseRange(header, form.body.length);
  if (range === undefined) return false;
  const headers = without(form.headers, new Set(['content-length']));
  if (range === 'unsatisfiable') {
    headers.push('content-range', `bytes */${form.body.length}`, 'content-length', '0');
    response.writeHead(416, headers).end();
    return true;
  }
  const { start, end } = range;
  headers.push(
    'content-range',
    `bytes ${start}-${end}/${form.body.length}`,
    'content-length',
    `${end - start + 1}`,
  );
  response.writeHead(206, headers).end(form.body.subarray(start, end + 1));
  return true;
}

/**
 * Answers a GET or HEAD request from memory: in the coding that the client likes, as 304 where it has the same already,
 * in part where it asks for a part.
 *
 * @param cookie a `Set-Cookie` header to send along, which also keeps the answer out of shared caches
 */
export function respond(
  request: IncomingMessage,
  response: ServerResponse,
  status: number,
  resource: Resource,
  cookie?: string,
): void {
  const form = chooseForm(resource, request.headers);
  const ifNoneMatch = request.headers['if-none-match'];
  let headers = form.headers;
  if (cookie !== undefined) headers = [...form.privateHeaders, 'set-cookie', cookie];
  if (status === 200 && ifNoneMatch !== undefined && isUnchanged(form, ifNoneMatch)) {
    response.writeHead(304, without(headers, BODY_HEADERS)).end();
  } else if (request.method === 'HEAD') {
    response.writeHead(status, headers).end();
  } else if (status !== 200 || !respondRange(request, response, form)) {
    response.writeHead(status, headers).end(form.body);
  }
}
