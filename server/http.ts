import {
  createServer,
  type IncomingMessage,
  type RequestListener,
  type Server,
  type ServerResponse,
} from 'node:http';
import type { Socket } from 'node:net';
import { API_POLICY, CACHE, SECURITY_HEADERS } from './headers.ts';
import { DiskFileError } from './pages/body.ts';

/** Limits on slow and large requests; times in milliseconds. */
const LIMITS = {
  headersTimeout: 10_000,
  requestTimeout: 20_000,
  keepAliveTimeout: 65_000,
  connectionsCheckingInterval: 1_000,
  maxHeaderSize: 16 * 1024,
} as const;

/**
 * How long, in milliseconds, a connection may be inactive, or twice that where Node was just sending: a client that reads no
 * further would hold it, and its file, for ever.
 */
const STANDSTILL_MS = 60_000;

/** Limits that tests set. */
export type HttpLimits = Partial<Record<keyof typeof LIMITS | 'timeout', number>>;

/** Origin and rest of a request target in absolute form, as sent to proxies. */
const ABSOLUTE_FORM = /^https?:\/\/([^/?#]+)\/?(.*)$/i;

/** Turns a request in absolute form into one with its path alone and its host in a header (RFC 9112, 3.2.2). */
function readAbsoluteForm(request: IncomingMessage): void {
  const [, host, rest] = ABSOLUTE_FORM.exec(request.url ?? '') ?? [];
  if (host === undefined) return;
  request.url = `/${rest}`;
  request.headers.host = host;
}

/** The answer that each connection is currently sending. */
const current = new WeakMap<Socket, ServerResponse>();

/**
 * Creates the HTTP server that everything runs on. Pipelined requests wait for the answer before them: handled at once, they
 * could keep any number of files open, or all connections to another backend, for a client that need not read anything.
 */
export function createHttpServer(listener: RequestListener, limits: HttpLimits = {}): Server {
  const { timeout = STANDSTILL_MS } = limits;
  const newest = new WeakMap<Socket, ServerResponse>();
  const server = createServer({ ...LIMITS, ...limits }, (request, response) => {
    readAbsoluteForm(request);
    const { socket } = request;
    const before = newest.get(socket);
    newest.set(socket, response);
    const begin = () => {
      current.set(socket, response);
      listener(request, response);
    };
    if (before === undefined || before.closed) begin();
    else before.once('close', () => void (socket.destroyed || begin()));
  });
  return server.setTimeout(timeout);
}

/** For answers that do not depend on the settings. */
const PLAIN_HEADERS = {
  ...SECURITY_HEADERS,
  'content-security-policy': API_POLICY,
  'cache-control': CACHE.never,
} as const;

const CLIENT_ERRORS: Readonly<Record<string, readonly [string, string]>> = {
  ERR_HTTP_REQUEST_TIMEOUT: ['408 Request Timeout', 'The request took too long'],
  HPE_HEADER_OVERFLOW: ['431 Request Header Fields Too Large', 'The headers of the request are too large'],
};

/**
 * Answers what is not even HTTP, is too slow or has too large headers, in the contract's shape, and closes the connection. Only
 * closes it while an earlier request is being answered: the words would end up in the middle of that answer.
 */
export function answerClientError(error: NodeJS.ErrnoException, socket: Socket): void {
  // Browsers open connections ahead, and would take a 408 for the answer to the request that they then send: such a connection is
  // left alone.
  if (error.code === 'ERR_HTTP_REQUEST_TIMEOUT' && socket.bytesRead === 0) return;
  const answer = current.get(socket);
  const isUnderWay = answer !== undefined && answer.headersSent && !answer.closed;
  if (error.code === 'ECONNRESET' || !socket.writable || isUnderWay) {
    socket.destroy();
    return;
  }
  const [status, message] = CLIENT_ERRORS[error.code ?? ''] ?? [
    '400 Bad Request',
    'The request cannot be understood',
  ];
  const body = JSON.stringify({ isError: true, message });
  const head = [
    `HTTP/1.1 ${status}`,
    'content-type: application/json; charset=utf-8',
    ...Object.entries(PLAIN_HEADERS).map(([name, value]) => `${name}: ${value}`),
    `content-length: ${Buffer.byteLength(body)}`,
    'connection: close',
  ];
  socket.end(`${head.join('\r\n')}\r\n\r\n${body}`, () => socket.destroy());
}

/** Reports that the site failed; once an answer has begun only by aborting it, so that nobody takes it for complete. */
function answerSiteError(error: unknown, response: ServerResponse): void {
  if (response.headersSent) {
    response.destroy();
    return;
  }
  const headers = { 'content-type': 'text/plain', ...PLAIN_HEADERS };
  // A build is about to be complete.
  if (error instanceof DiskFileError)
    response.writeHead(503, { ...headers, 'retry-after': '1' }).end('Please try again in a moment\n');
  else response.writeHead(500, headers).end('The server failed\n');
}

/** What answers requests, and which. */
export interface Handlers {
  /** Whether a request goes to the framework. */
  isApplication(url: string): boolean;
  /** The framework. */
  readonly application: RequestListener;
  /** Answers all other requests. */
  site(request: IncomingMessage, response: ServerResponse): Promise<void> | undefined;
  onSiteError(error: unknown): void;
}

/** Puts the site before the framework: a page costs one look-up and one write. */
export function siteFirst({ isApplication, application, site, onSiteError }: Handlers): RequestListener {
  return (request, response) => {
    if (isApplication(request.url ?? '/')) {
      application(request, response);
      return;
    }
    const fail = (error: unknown) => {
      onSiteError(error);
      answerSiteError(error, response);
    };
    try {
      site(request, response)?.catch(fail);
    } catch (error) {
      fail(error);
    }
  };
}
