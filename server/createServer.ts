import { join } from 'node:path';
import type { RequestListener, Server } from 'node:http';
import { type Application, createApplication, type ServerOptions } from './application.ts';
import { type Connections, watchConnections } from './connections.ts';
import { siteFirst } from './http.ts';
import { createLimitedLog } from './limitedLog.ts';
import { type BuildManifest, ManifestError } from './manifest/index.ts';
import { liveSite } from './pages/liveSite.ts';
import { PROJECT_ROOT, type Settings } from './settings/index.ts';

/** A server that is ready to listen. */
export interface PlinthServer {
  /** Starts to listen and returns the address, such as `http://localhost:3000/`. */
  listen(): Promise<string>;
  /** Says at `/readyz` that it is shutting down, and goes on serving: a balancer needs a while to notice. */
  retire(): void;
  /** Finishes accepted requests, then releases all resources. */
  close(): Promise<void>;
}

/** Options of a built site's server, besides the settings. */
export interface SiteServerOptions extends ServerOptions {
  /** The folder with `site/<variant>/` and `build/<variant>.json`. */
  readonly distDir?: string;
  /** How often to look for a new build, in milliseconds; set by tests. */
  readonly lookMs?: number;
  /** How long slow connections may take during shutdown, in milliseconds; set by tests. */
  readonly slowLinesMs?: number;
}

/** Refuses a build whose pages were made for other settings than the server's. */
function acceptFor(settings: Settings) {
  return (manifest: BuildManifest): void => {
    for (const [name, built, wanted] of [
      ['SITE_VARIANT', manifest.variant, settings.variant],
      ['BASE_PATH', manifest.basePath, settings.basePath],
      ['SITE_URL', manifest.siteUrl, settings.siteUrl],
      ['PLAIN_HOST', manifest.plainHost, settings.plainHost],
    ] as const) {
      if (built !== wanted) {
        throw new ManifestError(
          `the site was built for ${name}=${built}, not ${wanted}: run 'npm run build' again`,
        );
      }
    }
  };
}

/** The log has no addresses, not even the server's own, which `startServer` prints for the person who starts it. */
const quiet = { listenTextResolver: () => 'listening' };

/** How often, in milliseconds, idle connections are closed during shutdown. */
const SWEEP_MS = 25;

/**
 * How long, in milliseconds, a request may take to arrive during shutdown, and an answer to be received: visitors on slow
 * connections need some seconds, and half a request, which cannot be stored, would delay the shutdown until its time-out.
 */
const SLOW_LINES_MS = 5_000;

/** Listens on all addresses, also where the machine has no IPv6. */
async function listenEverywhere({ app }: Application, port: number): Promise<void> {
  try {
    await app.listen({ ...quiet, port, host: '::' });
  } catch (error) {
    const code = error instanceof Error && 'code' in error ? error.code : undefined;
    if (code !== 'EAFNOSUPPORT' && code !== 'EADDRNOTAVAIL') throw error;
    await app.listen({ ...quiet, port, host: '0.0.0.0' });
  }
}

function shownHost(host: string | undefined): string {
  if (host === undefined || host === '::' || host === '0.0.0.0') return 'localhost';
  return host.includes(':') ? `[${host}]` : host;
}

/** Listens where the settings say, and returns the address for people. */
async function listen(application: Application, { host, port, basePath }: Settings): Promise<string> {
  if (host === undefined) await listenEverywhere(application, port);
  else await application.app.listen({ ...quiet, port, host });
  const address = application.app.server.address();
  const actualPort = typeof address === 'object' && address !== null ? address.port : port;
  return `http://${shownHost(host)}:${actualPort}${basePath}`;
}

/**
 * Closes connections during the shutdown: idle ones, since one whose last request was accepted before it would be kept open for
 * the next; and in the end slow ones, too.
 *
 * @returns a function that ends this
 */
function sweepConnections(server: Server, connections: Connections, slowLinesMs: number): () => void {
  const slowUntil = performance.now() + slowLinesMs;
  const sweep = setInterval(() => {
    if (performance.now() < slowUntil) server.closeIdleConnections();
    else connections.hangUp();
  }, SWEEP_MS);
  return () => clearInterval(sweep);
}

/**
 * Creates the server of a built site and its API.
 *
 * @throws ManifestError when there is no usable build
 * @throws ContentError when a content file is bad
 */
export async function createServer(
  settings: Settings,
  options: SiteServerOptions = {},
): Promise<PlinthServer> {
  const { distDir = join(PROJECT_ROOT, 'dist'), slowLinesMs = SLOW_LINES_MS } = options;
  const apiPrefix = `${settings.basePath}server/`;
  const isApplication = (url: string) =>
    url.startsWith(apiPrefix) || /^\/(?:healthz|readyz)(?:$|\?)/.test(url);
  let closing = false;
  const wrapListener = (listener: RequestListener): RequestListener => {
    const serve = siteFirst({
      isApplication,
      application: listener,
      site: (request, response) => site.current().handle(request, response),
      onSiteError: (error) => siteLog.write('error', { outcome: 'failed', reason: String(error) }),
    });
    return (request, response) => {
      if (closing) response.shouldKeepAlive = false;
      // HTTP/1.1 connections are persistent by default (RFC 9112, 9.3); in a document's first round trip every byte counts.
      else if (request.httpVersion === '1.1') response.removeHeader('connection');
      serve(request, response);
    };
  };
  // While the site is still being read, no picture counts as missing.
  let hasPicture = (_path: string): boolean => true;
  const application = await createApplication(settings, {
    ...options,
    wrapListener,
    hasPicture: (path) => hasPicture(path),
  });
  const connections = watchConnections(application.app.server);
  const siteLog = createLimitedLog(application.app.log, 'site');
  const site = await liveSite({
    distDir,
    variant: settings.variant,
    lookMs: options.lookMs,
    accept: acceptFor(settings),
    csrf: application.csrf,
    knowsService: (id) => application.knowsService(id),
    onReload: (error) => {
      if (error === undefined) application.app.log.info({ event: 'site', outcome: 'loaded' });
      else
        application.app.log.error({ event: 'site', outcome: 'kept the last build', reason: error.message });
    },
    onUncompressed: (error) =>
      application.app.log.error({ event: 'site', outcome: 'not compressed', reason: String(error) }),
  }).catch(async (error: unknown) => {
    await application.close();
    throw error;
  });
  hasPicture = (path) => site.current().has(path);
  return {
    listen: () => listen(application, settings),
    retire() {
      // Connections close after their next answer, and clients reconnect to another server.
      closing = true;
      application.retire();
    },
    async close() {
      closing = true;
      application.retire();
      const siteClosed = site.close();
      const endSweep = sweepConnections(application.app.server, connections, slowLinesMs);
      await application.close().finally(endSweep);
      await siteClosed;
      siteLog.close();
    },
  };
}
