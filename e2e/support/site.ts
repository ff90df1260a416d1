import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { LangCode } from '@plinth/ui/contract';
import { createServer, type SiteServerOptions } from '@plinth/server';
import { type BuildManifest, readManifest, siteDirectory } from '@plinth/server/manifest';
import { matchRoute } from '@plinth/site/routes';
import { type BuildName, distOf, settingsOf } from './builds.ts';

/** A built site that is being served. */
export interface Site extends AsyncDisposable {
  readonly name: BuildName;
  /** Such as `http://localhost:41234`. */
  readonly origin: string;
  /** The base path, with a slash at both ends. */
  readonly base: string;
  readonly manifest: BuildManifest;
  /** The folder with the public files. */
  readonly directory: string;
  /** Where the server keeps what visitors sent. */
  readonly dataDir: string;
  /** The address of a path of the site, which starts with a slash and has no base. */
  url(path: string): string;
  /** The paths of all pages in a language: the public ones, and the service page without its data. */
  pagesIn(langCode: LangCode): readonly string[];
  /** The paths of one page of each kind in a language: for checks that do not depend on content. */
  kindsIn(langCode: LangCode): readonly string[];
}

/** Serves a build on a free port, with an empty database of its own. */
export async function startSite(name: BuildName, options: SiteServerOptions = {}): Promise<Site> {
  const dataDir = mkdtempSync(join(tmpdir(), 'plinth-e2e-'));
  const settings = settingsOf(name, dataDir);
  const distDir = distOf(name);
  const manifest = readManifest(distDir, settings.variant);
  const server = await createServer(settings, { distDir, ...options });
  const { origin } = new URL(await server.listen());
  const { basePath: base } = settings;
  const pagesIn = (langCode: LangCode): readonly string[] =>
    manifest.pages.map(({ path }) => path).filter((path) => path.startsWith(`/main/${langCode}/`));
  return {
    name,
    origin,
    base,
    manifest,
    dataDir,
    directory: siteDirectory(distDir, settings.variant),
    url: (path) => `${origin}${base}${path.slice(1)}`,
    pagesIn,
    kindsIn: (langCode) => [
      ...new Map(pagesIn(langCode).map((path) => [matchRoute(path)?.page, path])).values(),
    ],
    async [Symbol.asyncDispose]() {
      await server.close();
      rmSync(dataDir, { recursive: true, force: true });
    },
  };
}
