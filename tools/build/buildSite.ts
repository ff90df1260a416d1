import { join } from 'node:path';
import { themeCss } from '@plinth/ui/tokens';
import { ROUTE_REDIRECTS, paths } from '@plinth/site/routes';
import type { WrittenDocument } from '@plinth/site/document';
import {
  type BuildManifest,
  compressedDirectory,
  manifestPath,
  siteDirectory,
} from '@plinth/server/manifest';
import { isImmutable } from '@plinth/server/headers';
import type { Settings } from '@plinth/server/settings';
import { staticHostFiles } from '@plinth/server/static-hosts';
import { buildBrandFace } from './brandFace.ts';
import { loadVariant } from './brand.ts';
import { composedFiles, pictureFinder } from './composedPages.ts';
import { createContext } from './context.ts';
import { bundleClient, bundleInline, loadPrerenderer } from './bundle.ts';
import { writeCompressed } from './compressed.ts';
import { policyOf, withOwnPolicy } from './csp.ts';
import { dictionaryFiles } from './dictionaries.ts';
import { type DocumentKit, makeDocument, makeSignposts } from './documents.ts';
import { buildFindable } from './findable.ts';
import { buildFonts } from './fonts.ts';
import { buildIcons } from './icons.ts';
import type { BuildOptions } from './fresh.ts';
import { hashInputs } from './inputs.ts';
import { buildPictures, picturesForScript, requirePictures } from './pictures.ts';
import { placeholderFont } from './placeholderFont.ts';
import { composedRedirects, planShells } from './plan.ts';
import { buildShareImages } from './shareImages.ts';
import { syncFolder, writeWhole } from './sync.ts';
import type { OutputFiles, PagePlan } from './types.ts';
import { buildWebManifest } from './webManifest.ts';

/**
 * How long, in milliseconds, files such as scripts stay after the last build that had them: a page that a visitor opened
 * before a new build still requests them, and so does a page from a machine that a rolling deployment has not reached yet.
 */
const PREVIOUS_BUILDS_MS = 24 * 3_600_000;

/** Files that hosts read from the site's own folder; the others are examples to copy, and lie beside the manifest. */
const READ_FROM_SITE = /^_/;

async function prepare({
  root,
  settings,
  development = false,
  contentDir,
}: BuildOptions): Promise<DocumentKit> {
  const { variant: name, basePath, plainHost } = settings;
  const variant = await loadVariant(root, name);
  const pictures = await buildPictures({ root, variant, basePath });
  const picture = pictureFinder(pictures.manifest, basePath);
  const context = await createContext({
    root,
    settings,
    variant,
    picture,
    contentDir,
    problems: pictures.problems,
  });
  const { theme } = context;
  requirePictures(context, pictures.manifest);
  const brandFace = buildBrandFace(theme.face, basePath);
  const bundle = {
    root,
    variant: name,
    variantDir: join(root, 'site/variants', name),
    basePath,
    plainHost,
    development,
    pictures: picturesForScript(context, pictures.manifest),
    face: brandFace.face,
  };
  const [client, prerender, start, startChinese, chooseLanguage, followRedirect, shareImages, icons] =
    await Promise.all([
      bundleClient(bundle),
      loadPrerenderer(bundle),
      bundleInline(bundle, 'start.ts'),
      bundleInline(bundle, 'startChinese.ts'),
      bundleInline(bundle, 'chooseLanguage.ts'),
      bundleInline(bundle, 'followRedirect.ts'),
      buildShareImages(context),
      buildIcons(context),
    ]);
  const files: OutputFiles = new Map([
    ...pictures.files,
    ...brandFace.files,
    ...client.files,
    ...shareImages,
    ...icons,
    ...buildWebManifest(context),
    ...composedFiles(context.composed),
    ...dictionaryFiles(context.dictionaries),
  ]);
  return {
    ...context,
    prerender,
    client,
    scripts: { start, startChinese, chooseLanguage, followRedirect },
    placeholderFont: placeholderFont().toString('hex'),
    themeCss: themeCss(theme),
    hasDarkLogo: pictures.manifest[variant.logo]?.hasDark === true,
    files,
  };
}

/**
 * Makes the document of every page and puts it among the files.
 *
 * @returns what the manifest tells of them
 */
async function makeDocuments(kit: DocumentKit, { siteUrl, plainHost }: Settings) {
  const { pages: plans, variant, files } = kit;
  const policy = {
    secure: siteUrl.startsWith('https:'),
    tagManager: variant.company.tagManagerId !== null,
  };
  const place = (file: string, document: WrittenDocument) => {
    // As bytes: with thousands of long strings, garbage collection would take more time than making the pages.
    const contentPolicy = policyOf(document, policy);
    files.set(file, Buffer.from(plainHost ? withOwnPolicy(document.html, contentPolicy) : document.html));
    return { file, headers: { 'content-security-policy': contentPolicy } };
  };
  const placePage = async (page: PagePlan, alternatives: readonly PagePlan[] = []) => ({
    path: page.path,
    ...place(page.file, await makeDocument(kit, page, alternatives)),
  });

  const pages = [];
  // One after the other: a thousand half-finished pages would cost more in memory than they save in time. Pages with the same
  // path (one that names no language) share a document.
  for (const [page, ...others] of Map.groupBy(plans, ({ path }) => path).values()) {
    if (page !== undefined) pages.push(await placePage(page, others));
  }
  const signposts = makeSignposts(kit);
  // On other hosts this file would hide the redirect from the empty path.
  if (plainHost) place('index.html', signposts['index.html']);
  const shells = [];
  for (const page of planShells(kit.menus)) shells.push(await placePage(page));
  return {
    pages: [...pages, { path: paths.activeIndex, ...place('main/index.html', signposts['main/index.html']) }],
    shells,
    redirects: [...composedRedirects(plans), ...ROUTE_REDIRECTS],
    notFound: place('404.html', signposts['404.html']),
  };
}

/**
 * Builds the deployable site of one variant: every public page as a finished document, its files, and the manifest that
 * tells the server what was built. Nothing is written before everything is made, so a failure leaves the last build intact.
 *
 * @returns how many pages there are, and what became of the files
 */
export async function buildSite(options: BuildOptions) {
  const { root, settings, distDir = join(root, 'dist'), development = false } = options;
  const { variant, basePath, siteUrl, plainHost } = settings;
  const inputsHash = hashInputs(root, settings, development);
  const kit = await prepare(options);
  const { files } = kit;
  const documents = await makeDocuments(kit, settings);
  const manifest: BuildManifest = {
    version: 1,
    variant,
    basePath,
    siteUrl,
    plainHost,
    inputsHash,
    ...documents,
  };
  const texts = [...files].flatMap(([name, content]) =>
    /\.(?:html|json)$/.test(name) ? [String(content)] : [],
  );
  for (const [name, content] of await buildFonts(root, texts)) files.set(name, content);
  for (const [name, content] of buildFindable(kit)) files.set(name, content);
  const hostFiles: [string, string][] = Object.entries(staticHostFiles(manifest, files.keys()));
  for (const [name, content] of hostFiles) if (READ_FROM_SITE.test(name)) files.set(name, content);
  await writeCompressed(files, compressedDirectory(distDir, variant));
  const result = syncFolder(siteDirectory(distDir, variant), files, (name) =>
    isImmutable(name) ? PREVIOUS_BUILDS_MS : 0,
  );
  for (const [name, content] of hostFiles) {
    if (READ_FROM_SITE.test(name)) continue;
    writeWhole(join(distDir, 'build', `${variant}.${name}`), Buffer.from(content));
  }
  writeWhole(manifestPath(distDir, variant), Buffer.from(`${JSON.stringify(manifest, null, 1)}\n`));
  return { ...result, pages: manifest.pages.length };
}
