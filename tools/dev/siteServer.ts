import type { IncomingMessage, ServerResponse } from 'node:http';
import { join, relative } from 'node:path';
import { type Theme, themeCss } from '@plinth/ui/tokens';
import type { LinkTargets } from '@plinth/site/composed';
import { COMPOSED_FOLDER } from '@plinth/site/composed-content';
import type { Variant } from '@plinth/site/variants';
import { createApi, explainStart, type ServerOptions } from '@plinth/server';
import { ContentError } from '@plinth/server/content';
import type { Settings } from '@plinth/server/settings';
import { lookup } from 'mrmime';
import { type Plugin, type ViteDevServer, normalizePath } from 'vite';
import { composedFiles, folderOf, pictureFinder, readComposedPages } from '../build/composedPages.ts';
import { dictionaryFiles, readDictionaries } from '../build/dictionaries.ts';
import { buildBrandFace } from '../build/brandFace.ts';
import { loadTheme } from '../build/brand.ts';
import { buildPictures } from '../build/pictures.ts';
import { readServices } from '../build/plan.ts';
import { refuse } from '../args.ts';
import { siteModules } from '../vite.ts';

/** The development server's options. */
export interface SiteServerOptions {
  readonly root: string;
  readonly settings: Settings;
  readonly variant: Variant;
  /** Set by tests. */
  readonly apiOptions?: Pick<ServerOptions, 'contentDir' | 'writeLog'>;
}

/**
 * Sources that are not modules of the app, so that the bundler would not notice changes. Content is excluded: a file is
 * noticed while it is still being written, and the page would reload before the API has read it.
 */
const isRead = (file: string): boolean =>
  /[/\\]site[/\\].*\.json$|[/\\]pictures[/\\]|[/\\]pages[/\\][^/\\]*\.ya?ml$/.test(file);

/** Modules of the theme: they run on the server, so the bundler tells no page of changes. */
const isOfTheme = ({ environments: { ssr } }: ViteDevServer, file: string): boolean =>
  ssr.moduleGraph.getModulesByFile(normalizePath(file)) !== undefined;

/** The code of the API, below the repository. */
const OF_API = /^(?:server|src[/\\]contract)[/\\].*(?<!\.test)\.ts$/;

/** Files that a build generates: dictionaries, the content of composed pages, pictures, fonts. */
const MADE = /^assets\/(?:i18n|pages|pictures|app)\//;

/** Whether a request is for a page, not for a module or something of the bundler's own. */
const isDocument = (path: string, accept = '*/*'): boolean =>
  /text\/html|\*\/\*/.test(accept) && !/^@|^__|\.\w+$/.test(path);

/** The document for every path: the app itself finds the page, the language and redirects. */
const shell = (css: string): string =>
  [
    '<!doctype html><html><head><meta charset="utf-8">',
    `<meta name="viewport" content="width=device-width, initial-scale=1"><link rel="icon" href="data:,"><style>${css}</style></head>`,
    '<body><div id="root"></div><script type="module" src="/site/client/dev.ts"></script></body></html>',
  ].join('');

/** Answers with content that may be different next time; undefined gives a 404. */
function send(response: ServerResponse, type: string, content: string | Uint8Array | undefined): void {
  const headers = { 'content-type': type, 'cache-control': 'no-store' };
  response.writeHead(content === undefined ? 404 : 200, headers).end(content);
}

/** Reloads pages after new content was read, or shows over them why it could not be. */
function showContent(server: ViteDevServer, error: Error | undefined): void {
  if (error === undefined) server.ws.send({ type: 'full-reload' });
  else server.ws.send({ type: 'error', err: { message: error.message, stack: '' } });
}

/** Reports a fault in the terminal and over the page. */
function tell(server: ViteDevServer, message: string): void {
  server.config.logger.error(message);
  showContent(server, new Error(message));
}

/** Serves the site without building it: a shell for every page, the API, and everything else that pages request. */
export async function siteServer({
  root,
  settings,
  variant,
  apiOptions = {},
}: SiteServerOptions): Promise<Plugin[]> {
  const { basePath } = settings;
  const variantDir = join(root, 'site/variants', variant.name);
  const { face } = await loadTheme(root, variant.name);
  let brandFace = buildBrandFace(face, basePath);
  let built = await buildPictures({ root, basePath, variant });
  const modules = {
    variantDir,
    get face() {
      return brandFace.face;
    },
    get pictures() {
      return built.manifest;
    },
  };
  const readPages = (services?: LinkTargets['services']) =>
    readComposedPages({ root, variant, picture: pictureFinder(built.manifest, basePath), services });
  /** Reports faults in the brand's pictures and composed pages; the rest stays available. */
  const tellOfPages = async (server: ViteDevServer): Promise<boolean> => {
    const pages = readPages(await readServices(settings, apiOptions.contentDir));
    const problems = [...built.problems, ...pages.problems];
    if (problems.length === 0) return false;
    tell(server, problems.join('\n'));
    return true;
  };
  let onContent = (_error: Error | undefined): void => undefined;
  const api = await createApi(settings, {
    ...apiOptions,
    hasPicture: (path) => path in built.manifest,
    onContent: (error) => onContent(error),
  });

  async function sendPage(server: ViteDevServer, url: string, response: ServerResponse) {
    const { theme } = (await server.ssrLoadModule(join(variantDir, 'theme.ts'))) as { theme: Theme };
    brandFace = buildBrandFace(theme.face, basePath);
    // It has no file that could change.
    const faceModule = server.moduleGraph.getModuleById('\0virtual:face');
    if (faceModule !== undefined) server.moduleGraph.invalidateModule(faceModule);
    const html = await server.transformIndexHtml(url, shell(themeCss(theme)));
    send(response, 'text/html; charset=utf-8', html);
  }

  /** A file that the build would generate, in its present state. */
  const makeFile = (name: string): string | Uint8Array | undefined =>
    built.files.get(name) ??
    brandFace.files.get(name) ??
    composedFiles(readPages().pages).get(name) ??
    dictionaryFiles(readDictionaries(root, variant.name)).get(name);

  async function handle(
    server: ViteDevServer,
    request: IncomingMessage,
    response: ServerResponse,
    handOn: () => void,
  ): Promise<void> {
    const url = request.url ?? basePath;
    // Not as a relative URL: after two slashes, the first part would be taken for a host.
    const { pathname } = new URL(`http://localhost${url}`);
    const path = pathname.slice(basePath.length);
    if (!pathname.startsWith(basePath)) return handOn();
    if (path.startsWith('server/')) return api.handle(request, response);
    if (isDocument(path, request.headers.accept)) return sendPage(server, url, response);
    if (!MADE.test(path)) return handOn();
    const name = decodeURIComponent(path);
    send(response, lookup(name) ?? 'text/plain', makeFile(name));
    if (name.startsWith(COMPOSED_FOLDER)) await tellOfPages(server);
  }

  /** Reads a changed file again where no module does, and reloads pages or reports its faults. */
  async function showChange(server: ViteDevServer, file: string): Promise<void> {
    const name = relative(server.config.root, file);
    // Node loads a module only once.
    if (OF_API.test(name))
      server.config.logger.warn(
        `${name}: the API runs as it was; stop and start this command to see the change.`,
      );
    if (!isRead(file) && !isOfTheme(server, file)) return;
    const isPicture = file.startsWith(join(variantDir, 'pictures'));
    if (isPicture) {
      built = await buildPictures({ root, basePath, variant });
      server.moduleGraph.invalidateAll();
    }
    const isTold = isPicture || file.startsWith(join(root, folderOf(variant.name)));
    if (isTold && (await tellOfPages(server))) return;
    server.ws.send({ type: 'full-reload' });
  }

  const serve: Plugin = {
    name: 'site-server',
    configureServer(server) {
      server.middlewares.use((request, response, handOn) => {
        handle(server, request, response, handOn).catch((error: unknown) => {
          if (!(error instanceof ContentError)) return handOn(error);
          tell(server, error.message);
          return response.writeHead(500, { 'content-type': 'text/plain; charset=utf-8' }).end(error.message);
        });
      });
      // Before the bundler, which would report it with a stack.
      server.httpServer?.on('error', (error) => refuse(explainStart(error, settings) ?? error));
      onContent = (error) => showContent(server, error);
      server.watcher.add(join(root, 'site'));
      server.watcher.on('all', (_event, file) => {
        showChange(server, file).catch((error: Error) => server.config.logger.error(error.message));
      });
    },
    closeBundle: () => api.close(),
  };
  return [serve, siteModules(modules)];
}
