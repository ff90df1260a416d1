import type { IncomingMessage, ServerResponse } from 'node:http';
import type { CsrfGuard } from '../csrf.ts';
import { API_POLICY, CACHE, siteHeaders } from '../headers.ts';
import {
  type BuildManifest,
  type BuiltDocument,
  compressedDirectory,
  siteDirectory,
} from '../manifest/index.ts';
import { contentDigest } from './compress.ts';
import { readSiteFiles } from './files.ts';
import { createResource, type Resource } from './resource.ts';
import { respond } from './respond.ts';
import { createRouter, encodePath, normalPath } from './route.ts';

/** A built site, in memory except for its big files. */
export interface Site {
  readonly manifest: BuildManifest;
  /**
   * Answers a request; every path below the base that is not the API's is the site's. Answers from memory are sent by the time it
   * returns.
   *
   * @throws DiskFileError later, when a big file has changed
   */
  handle(request: IncomingMessage, response: ServerResponse): Promise<void> | undefined;
  /** Whether there is a file at a path below the base. */
  has(path: string): boolean;
  /** Compresses what the build did not, in the background. */
  compressRest(signal: AbortSignal): Promise<void>;
}

/** What a site has to know besides its files. */
export interface SiteContext {
  /** Sends visitors their token with the first page; absent when another backend does that. */
  readonly csrf: CsrfGuard | undefined;
  /** Whether the content has a service with that id. */
  knowsService(id: string): boolean;
}

/** Shown to visitors whose form was sent without its script. In both languages, because theirs is unknown. */
const NOT_TAKEN = Buffer.from(`<!doctype html><html lang="zh-Hant-TW"><meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1"><title>表單沒有送出</title>
<p>表單沒有送出。請回到上一頁，填寫的內容多半還在，再用表單上方的電子郵件寄給我們。</p>
<p lang="en">The form was not sent. Please go back: what you typed is usually still there. Then write to the e-mail address above the form.</p>
`);

interface Entry {
  readonly resource: Resource;
  readonly isDocument: boolean;
}

/** Whether the answer is shown in a browser. */
const wantsPage = ({ headers }: IncomingMessage): boolean => (headers.accept ?? '').includes('text/html');

/**
 * Reads a built site.
 *
 * @throws DiskFileError when a file is missing
 */
export async function loadSite(
  manifest: BuildManifest,
  distDir: string,
  context: SiteContext,
): Promise<Site> {
  const { variant } = manifest;
  const files = await readSiteFiles(
    siteDirectory(distDir, variant),
    compressedDirectory(distDir, variant),
    manifest,
  );
  const base = manifest.basePath.slice(0, -1);
  const entries = new Map<string, Entry>();
  for (const [name, resource] of files.assets) {
    entries.set(`${base}/${encodePath(name)}`, { resource, isDocument: false });
  }
  for (const page of manifest.pages) {
    entries.set(base + page.path, { resource: files.document(page), isDocument: true });
  }
  const route = createRouter(manifest, (id) => context.knowsService(id));
  const plainHeaders = {
    'content-type': 'text/plain; charset=utf-8',
    ...siteHeaders(manifest.siteUrl),
    'content-security-policy': API_POLICY,
    'cache-control': CACHE.revalidate,
  };
  const notFound = Buffer.from('Not found\n');
  const notFoundText = createResource(notFound, contentDigest(notFound), plainHeaders);

  const sendDocument = (
    request: IncomingMessage,
    response: ServerResponse,
    status: number,
    document: BuiltDocument,
  ) => {
    const resource = files.document(document);
    return respond(request, response, { status, resource, cookie: context.csrf?.newCookie(request) });
  };

  const sendEmpty = (response: ServerResponse, status: number, headers: Readonly<Record<string, string>>) =>
    void response.writeHead(status, { ...plainHeaders, ...headers, 'content-length': '0' }).end();

  const refuseMethod = (request: IncomingMessage, response: ServerResponse) => {
    const headers = { allow: 'GET, HEAD' };
    if (!wantsPage(request)) return sendEmpty(response, 405, headers);
    response.writeHead(405, {
      ...plainHeaders,
      ...headers,
      'content-type': 'text/html; charset=utf-8',
      'content-length': NOT_TAKEN.length,
    });
    response.end(NOT_TAKEN);
    return undefined;
  };

  const handleOther = (request: IncomingMessage, response: ServerResponse, path: string, search: string) => {
    const target = route(path, search, wantsPage(request));
    if (target.kind === 'document') return sendDocument(request, response, target.status, target.document);
    if (target.kind === 'redirect') return sendEmpty(response, target.status, { location: target.location });
    if (wantsPage(request)) return sendDocument(request, response, 404, manifest.notFound);
    return respond(request, response, { status: 404, resource: notFoundText });
  };

  return {
    manifest,
    has: (path) => files.assets.has(path),
    compressRest: (signal) => files.compressRest(signal),
    handle(request, response) {
      if (request.method !== 'GET' && request.method !== 'HEAD') return refuseMethod(request, response);
      const url = request.url ?? '/';
      const question = url.indexOf('?');
      const path = question === -1 ? url : url.slice(0, question);
      const entry = entries.get(path) ?? entries.get(normalPath(path));
      if (entry === undefined) return handleOther(request, response, path, url.slice(path.length));
      const cookie = entry.isDocument ? context.csrf?.newCookie(request) : undefined;
      return respond(request, response, { status: 200, resource: entry.resource, cookie });
    },
  };
}
