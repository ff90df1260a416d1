import type { IncomingMessage, ServerResponse } from 'node:http';
import { pipeline } from 'node:stream/promises';
import { type Body, DiskFileError } from './body.ts';
import { chooseForm, isUnchanged } from './negotiate.ts';
import { parseRange, type Range } from './range.ts';
import type { Form, Resource } from './resource.ts';

/** Headers that describe the body, which an answer without a body leaves out. */
const BODY_HEADERS: ReadonlySet<string> = new Set(['content-length', 'content-type', 'content-encoding']);

function without(headers: readonly string[], names: ReadonlySet<string>): string[] {
  return headers.filter((_, index) => !names.has(headers[index - (index % 2)] ?? ''));
}

/** Sends a part of a file from the disk; the status is sent only once there is something to send. */
async function sendFromDisk(
  response: ServerResponse,
  status: number,
  headers: string[],
  chunks: AsyncGenerator<Buffer>,
): Promise<void> {
  try {
    const first = await chunks.next();
    response.writeHead(status, headers);
    if (first.done !== true) response.write(first.value);
    await pipeline(chunks, response);
  } catch (error) {
    // A client that disconnects is not a failure, whatever the error.
    const hasLeft = response.destroyed && !(error instanceof DiskFileError);
    if (!hasLeft) throw error;
  } finally {
    await chunks.return(undefined);
  }
}

/** The bytes of a body from `start` to `end`, both included; read as they are sent where the body is on the disk. */
function bytesBetween(body: Body, start: number, end: number): Buffer | AsyncGenerator<Buffer> {
  return Buffer.isBuffer(body) ? body.subarray(start, end + 1) : body.read(start, end);
}

function send(
  response: ServerResponse,
  status: number,
  headers: string[],
  bytes: Buffer | AsyncGenerator<Buffer>,
): Promise<void> | undefined {
  if (!Buffer.isBuffer(bytes)) return sendFromDisk(response, status, headers, bytes);
  response.writeHead(status, headers).end(bytes);
  return undefined;
}

/** Answers with a range of the file, or says that it is not satisfiable. */
function sendRange(response: ServerResponse, form: Form, range: Range): Promise<void> | undefined {
  const headers = without(form.headers, new Set(['content-length']));
  const { body } = form;
  if (range === 'unsatisfiable') {
    headers.push('content-range', `bytes */${body.length}`, 'content-length', '0');
    response.writeHead(416, headers).end();
    return undefined;
  }
  const { start, end } = range;
  headers.push(
    'content-range',
    `bytes ${start}-${end}/${body.length}`,
    'content-length',
    `${end - start + 1}`,
  );
  return send(response, 206, headers, bytesBetween(body, start, end));
}

/** The requested range of the file; undefined where the whole is to be sent. */
function wantedRange({ headers }: IncomingMessage, { body, etag }: Form): Range | undefined {
  const { range, 'if-range': condition } = headers;
  if (range === undefined || (condition !== undefined && condition !== etag)) return undefined;
  return parseRange(range, body.length);
}

/** What a GET or HEAD request is answered with. */
export interface Answer {
  readonly status: number;
  readonly resource: Resource;
  /** A `Set-Cookie` header to send along, which also keeps the answer out of shared caches. */
  readonly cookie?: string | undefined;
}

/**
 * Answers a GET or HEAD request: in the coding that the client prefers, with 304 where it has the same already, with a range
 * where it asks for one.
 *
 * @returns undefined where the answer was sent from memory; else resolves when it is sent or the client has left
 * @throws DiskFileError later, when a big file has changed
 */
export function respond(
  request: IncomingMessage,
  response: ServerResponse,
  { status, resource, cookie }: Answer,
): Promise<void> | undefined {
  const form = chooseForm(resource, request.headers);
  const ifNoneMatch = request.headers['if-none-match'];
  const headers = cookie === undefined ? form.headers : [...form.privateHeaders, 'set-cookie', cookie];
  if (status === 200 && ifNoneMatch !== undefined && isUnchanged(form, ifNoneMatch)) {
    response.writeHead(304, without(headers, BODY_HEADERS)).end();
    return undefined;
  }
  if (request.method === 'HEAD') {
    response.writeHead(status, headers).end();
    return undefined;
  }
  const range = status === 200 ? wantedRange(request, form) : undefined;
  if (range !== undefined) return sendRange(response, form, range);
  return send(response, status, headers, bytesBetween(form.body, 0, form.body.length - 1));
}
