import type { IncomingMessage, ServerResponse } from 'node:http';
import type { CsrfGuard } from '../csrf.ts';
import { API_POLICY, CACHE, siteHeaders } from '../headers.ts';
import {
  type BuildManifest,
  type BuiltDocument,
  compressedDirectory,
  siteDirectory,
} from '../manifest/index.ts';
import { readSiteFiles } from './files.ts';
import { createResource, type Resource } from './resource.ts';
import { respond } from './respond.ts';
import { createRouter, encodePath } from './route.ts';

/** A built site in memory. */
export interface Site {
  readonly manifest: BuildManifest;
  /** Answers a request; every path below the base that is not the API's is the site's. */
  handle(request: IncomingMessage, response: ServerResponse): void;
  /** Compresses what the build did not, in the background. */
  compressRest(signal: AbortSignal): Promise<void>;
}

/** What a site has to know beside its files. */
export interface SiteContext {
  /** Gives visitors their token with the first page; absent when another backend does that. */
  readonly csrf: CsrfGuard | undefined;
  /** Whether the content has a service of that id. */
  knowsService(id: string): boolean;
}

interface Entry {
  readonly resource: Resource;
  readonly isDocument: boolean;
}

/**
 * Reads a built site into memory.
 *
 * @throws ManifestError when a file is missing
 */
export function loadSite(manifest: BuildManifest, distDir: string, context: SiteContext): Site {
  const { variant } = manifest;
  const files = readSiteFiles(
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
    entries.set(base + encodePath(page.path), { resource: files.document(page), isDocument: true });
  }
  const route = createRouter(manifest, (id) => context.knowsService(id));
  const plainHeaders = {
    'content-type': 'text/plain; charset=utf-8',
    ...siteHeaders(manifest.siteUrl),
    'content-security-policy': API_POLICY,
    'cache-control': CACHE.revalidate,
  };
  const notFoundText = createResource(Buffer.from('Not found\n'), plainHeaders);

  const sendDocument = (
    request: IncomingMessage,
    response: ServerResponse,
    status: number,
    document: BuiltDocument,
  ) => respond(request, response, status, files.document(document), context.csrf?.newCookie(request));

  const redirect = (response: ServerResponse, status: number, location: string) =>
    response.writeHead(status, { ...plainHeaders, location, 'content-length': '0' }).end();

  const handleOther = (request: IncomingMessage, response: ServerResponse, path: string, search: string) => {
    const target = route(path, search);
    if (target.kind === 'document') return sendDocument(request, response, target.status, target.document);
    if (target.kind === 'redirect') return redirect(response, target.status, target.location);
    const wantsPage = !target.asset && (request.headers.accept ?? '').includes('text/html');
    if (wantsPage) return sendDocument(request, response, 404, manifest.notFound);
    return respond(request, response, 404, notFoundText);
  };

  return {
    manifest,
    compressRest: (signal) => files.compressRest(signal),
    handle(request, response) {
      if (request.method !== 'GET' && request.method !== 'HEAD') {
        response.writeHead(405, { ...plainHeaders, allow: 'GET, HEAD', 'content-length': '0' }).end();
        return;
      }
      const url = request.url ?? '/';
      const question = url.indexOf('?');
      const path = question === -1 ? url : url.slice(0, question);
      const entry = entries.get(path);
      if (entry === undefined)
        handleOther(request, response, path, question === -1 ? '' : url.slice(question));
      else if (entry.isDocument)
        respond(request, response, 200, entry.resource, context.csrf?.newCookie(request));
      else respond(request, response, 200, entry.resource);
    },
  };
}
