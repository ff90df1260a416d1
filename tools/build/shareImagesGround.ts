import { readFile } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { SHARE_IMAGE_SIZE } from '@plinth/site/head';
import type { Theme } from '@plinth/ui/tokens';
import { lookup } from 'mrmime';
import sharp from 'sharp';
import { forGround } from './picturesSvg.ts';
import type { BuildContext } from './types.ts';

const { width: WIDTH, height: HEIGHT } = SHARE_IMAGE_SIZE;

/** Where things stand on a share image, in pixels. */
export const LAYOUT = {
  margin: 72,
  logo: 56,
  text: 560,
  art: { size: 548, left: 642, top: 41 },
} as const;

/** A picture of the brand as a data URL; a drawing in its version for dark grounds. */
async function readPicture({ root, variant }: BuildContext, picture: string): Promise<string> {
  const content = await readFile(join(root, 'site/variants', variant.name, 'pictures', basename(picture)));
  const shown = picture.endsWith('.svg') ? Buffer.from(forGround(content.toString(), 'dark')) : content;
  return `data:${lookup(picture)};base64,${shown.toString('base64')}`;
}

/** The brand's own pattern, as its theme names it for a hero. */
function pattern(theme: Theme): string {
  const color = theme.light['border-inverse'];
  const value = theme.scale['pattern.panel'];
  if (value === 'none') return '';
  const tile = value.startsWith('radial-gradient')
    ? `<pattern id="p" width="30" height="30" patternUnits="userSpaceOnUse"><circle cx="15" cy="15" r="2.4" fill="${color}"/></pattern>`
    : `<pattern id="p" width="60" height="60" x="0" y="15" patternUnits="userSpaceOnUse"><path d="M60 .5H.5V60" fill="none" stroke="${color}"/></pattern>`;
  return `${tile}<linearGradient id="f"><stop offset=".3" stop-color="#fff" stop-opacity="0"/><stop offset=".75" stop-color="#fff" stop-opacity=".9"/></linearGradient>
<mask id="m"><rect width="${WIDTH}" height="${HEIGHT}" fill="url(#f)"/></mask>
<rect width="${WIDTH}" height="${HEIGHT}" fill="url(#p)" mask="url(#m)"/>`;
}

/** Draws what all share images of a brand have in common: the ground, the picture and the mark. */
export async function drawGround(context: BuildContext, picture: string): Promise<Buffer> {
  const { margin, logo, art } = LAYOUT;
  const { variant, theme } = context;
  const { light: colors } = theme;
  const [from, to] = [colors['gradient-from'], colors['gradient-to']];
  const [middle, center] = [art.left + art.size / 2, art.top + art.size / 2];
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${WIDTH}" height="${HEIGHT}">
<rect width="${WIDTH}" height="${HEIGHT}" fill="${colors['surface-inverse']}"/>
${pattern(theme)}
<radialGradient id="g"><stop stop-color="${to}" stop-opacity=".42"/><stop offset="1" stop-color="${from}" stop-opacity="0"/></radialGradient>
<circle cx="${middle}" cy="${center}" r="430" fill="url(#g)"/>
<linearGradient id="b"><stop stop-color="${from}"/><stop offset="1" stop-color="${to}"/></linearGradient>
<rect y="${HEIGHT - 12}" width="${WIDTH}" height="12" fill="url(#b)"/>
<image x="${art.left}" y="${art.top}" width="${art.size}" height="${art.size}" href="${await readPicture(context, picture)}"/>
<image x="${margin}" y="${margin - 10}" width="${logo}" height="${logo}" href="${await readPicture(context, variant.logo)}"/>
</svg>`;
  return sharp(Buffer.from(svg)).png({ compressionLevel: 1 }).toBuffer();
}
