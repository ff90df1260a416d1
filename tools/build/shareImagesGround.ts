import { readFile } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { SHARE_IMAGE_SIZE } from '@plinth/site/head';
import type { Theme } from '@plinth/ui/tokens';
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

/** Reads a picture, a drawing as it shows on a dark ground. */
export async function readForDarkGround({ root, variant }: BuildContext, picture: string): Promise<Buffer> {
  const content = await readFile(join(root, 'site/variants', variant.name, 'pictures', basename(picture)));
  return picture.endsWith('.svg') ? Buffer.from(forGround(content.toString(), 'dark')) : content;
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

function groundSvg(theme: Theme): string {
  const { art } = LAYOUT;
  const center = { x: art.left + art.size / 2, y: art.top + art.size / 2 };
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${WIDTH}" height="${HEIGHT}">
<rect width="${WIDTH}" height="${HEIGHT}" fill="${theme.light['surface-inverse']}"/>
${pattern(theme)}
<radialGradient id="g"><stop stop-color="${theme.light['gradient-to']}" stop-opacity=".42"/><stop offset="1" stop-color="${theme.light['gradient-from']}" stop-opacity="0"/></radialGradient>
<circle cx="${center.x}" cy="${center.y}" r="430" fill="url(#g)"/>
<linearGradient id="b"><stop stop-color="${theme.light['gradient-from']}"/><stop offset="1" stop-color="${theme.light['gradient-to']}"/></linearGradient>
<rect y="${HEIGHT - 12}" width="${WIDTH}" height="12" fill="url(#b)"/>
</svg>`;
}

/** Draws what share images of a brand have in common: the ground, the picture and the mark. */
export async function drawGround(context: BuildContext, path: string): Promise<Buffer> {
  const { margin, logo, art } = LAYOUT;
  const { variant, theme } = context;
  const [picture, mark] = await Promise.all([
    readForDarkGround(context, path),
    readForDarkGround(context, variant.logo),
  ]);
  const fit = (svg: Buffer, size: number) =>
    sharp(svg, { density: 144 })
      .resize(size, size, { fit: 'contain', background: { r: 0, g: 0, b: 0, alpha: 0 } })
      .png()
      .toBuffer();
  return sharp(Buffer.from(groundSvg(theme)))
    .composite([
      { input: await fit(picture, art.size), left: art.left, top: art.top },
      { input: await fit(mark, logo), left: margin, top: margin - 10 },
    ])
    .png({ compressionLevel: 1 })
    .toBuffer();
}
