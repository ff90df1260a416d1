import { readFile, readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { ContentError, imageUrlsIn } from '@plinth/server/content';
import { isSideFile } from '@plinth/server/settings';
import { darkPath } from '@plinth/site/head';
import { type PictureEntry, type PictureManifest, isRemotePicture, pictureName } from '@plinth/site/pictures';
import type { Variant } from '@plinth/site/variants';
import { PICTURES, endingOf, sizeOfSvg } from './pictureSize.ts';
import { buildRaster } from './picturesRaster.ts';
import { buildSvg, forGround } from './picturesSvg.ts';
import type { BuildContext, OutputFiles } from './types.ts';

async function buildOne(
  { root, basePath }: Pick<BuildContext, 'root' | 'basePath'>,
  folder: string,
  file: string,
): Promise<{ entry: PictureEntry; files: OutputFiles }> {
  const ending = endingOf(file);
  const source = await readFile(join(folder, file));
  if (ending === '.svg') {
    const svg = source.toString();
    const [light, dark] = [forGround(svg, 'light'), forGround(svg, 'dark')];
    const content = await buildSvg(root, file, light);
    const size = sizeOfSvg(content);
    const files: OutputFiles = new Map([[`${PICTURES}${file}`, content]]);
    if (light === dark) return { entry: size, files };
    const path = darkPath(file);
    files.set(`${PICTURES}${path}`, await buildSvg(root, path, dark));
    return { entry: { ...size, hasDark: true }, files };
  }
  return buildRaster(root, file, source, basePath);
}

/**
 * Builds every picture in the variant's `pictures` folder: drawings optimised, photographs in modern formats and
 * several widths. Only pictures that changed since the last build are built again.
 *
 * @returns their files, the manifest by the paths that content and variant use, and a line for every picture that is over budget,
 * cannot be read or would overwrite another
 */
export async function buildPictures(context: Pick<BuildContext, 'root' | 'basePath' | 'variant'>) {
  const shown = `site/variants/${context.variant.name}/pictures`;
  const folder = join(context.root, shown);
  const names = (await readdir(folder)).filter((name) => !isSideFile(name)).toSorted();
  const results = await Promise.allSettled(names.map((name) => buildOne(context, folder, name)));
  const files: OutputFiles = new Map();
  const manifest: Record<string, PictureEntry> = {};
  const problems: string[] = [];
  for (const [index, result] of results.entries()) {
    const name = names[index] ?? '';
    if (result.status === 'rejected') {
      const { message } = result.reason as Error;
      problems.push(`${shown}/${name}: ${message}`);
      // So that pages that name it are not reported as naming a missing picture, too.
      manifest[`${PICTURES}${name}`] = { width: 1, height: 1 };
      continue;
    }
    manifest[`${PICTURES}${name}`] = result.value.entry;
    const built = result.value.files;
    const taken = [...built.keys()].find((path) => files.has(path));
    if (taken !== undefined)
      problems.push(
        `${shown}/${name} and another picture would both become ${taken}: give one of the two another name.`,
      );
    for (const [path, content] of built) files.set(path, content);
  }
  return { files, manifest, problems };
}

/** Every picture that a variant's description names. */
const picturesOfVariant = ({ logo, pictures }: Variant): string[] => [logo, ...Object.values(pictures)];

/**
 * What the script has to know about pictures: all except those that only composed pages name, whose content holds their data. So
 * a page that brings a picture of its own changes no script.
 */
export function picturesForScript(
  { variant, pages }: Pick<BuildContext, 'variant' | 'pages'>,
  manifest: PictureManifest,
): PictureManifest {
  const named = new Set(
    [...picturesOfVariant(variant), ...pages.flatMap(({ data }) => imageUrlsIn(data))].map(pictureName),
  );
  const composed = JSON.stringify(pages.map(({ content, picture }) => [content, picture]));
  return Object.fromEntries(
    Object.entries(manifest).filter(([name]) => named.has(name) || !composed.includes(name)),
  );
}

/**
 * Checks that the pictures which the content or the variant names were built; remote ones are not checked.
 *
 * @throws ContentError with a line for each missing picture, which says who names it
 */
export function requirePictures(
  { variant, pages }: Pick<BuildContext, 'variant' | 'pages'>,
  manifest: PictureManifest,
): void {
  const namedBy = new Map([
    ...picturesOfVariant(variant).map((url) => [url, `the variant '${variant.name}'`] as const),
    ...pages.flatMap(({ data, path }) => imageUrlsIn(data).map((url) => [url, path] as const)),
  ]);
  const missing = [...namedBy]
    .filter(([url]) => url !== '' && !isRemotePicture(url) && manifest[pictureName(url)] === undefined)
    .map(([url, place]) => `${url}, named by ${place}, does not exist.`);
  if (missing.length > 0) throw new ContentError(missing.join('\n'));
}
