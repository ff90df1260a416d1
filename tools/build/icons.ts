import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';
import type { BuildContext, OutputFiles } from './types.ts';

/** The radius of an icon's corners as a share of its side, where the system does not cut the shape itself. */
const CORNER = 0.22;

/** Wraps one PNG in the container that browsers ask for as `favicon.ico`. */
function icoOf(png: Uint8Array, size: number): Uint8Array {
  const header = Buffer.alloc(22);
  header.writeUInt16LE(1, 2); // an icon
  header.writeUInt16LE(1, 4); // with one picture
  header.writeUInt8(size, 6);
  header.writeUInt8(size, 7);
  header.writeUInt16LE(1, 10); // colour planes
  header.writeUInt16LE(32, 12); // bits of a pixel
  header.writeUInt32LE(png.length, 14);
  header.writeUInt32LE(header.length, 18);
  return Buffer.concat([header, png]);
}

const render = (svg: Uint8Array, size: number) => sharp(svg, { density: 288 }).resize(size, size);
const toPng = (image: ReturnType<typeof render>) => image.png({ palette: true, effort: 10 }).toBuffer();

function withCorners(svg: Uint8Array, size: number) {
  const mask = `<svg width="${size}" height="${size}"><rect width="${size}" height="${size}" rx="${size * CORNER}"/></svg>`;
  return render(svg, size).composite([{ input: Buffer.from(mask), blend: 'dest-in' }]);
}

/**
 * Makes the icons of a variant from its two drawings: `favicon.svg`, for the tabs of browsers that do not support SVG
 * there (others show the logo), and `icon-source.svg`, which fills its square and keeps the middle four fifths for the mark.
 */
export async function buildIcons({
  root,
  variant,
}: Pick<BuildContext, 'root' | 'variant'>): Promise<OutputFiles> {
  const folder = join(root, 'site/variants', variant.name, 'assets/icons');
  const read = (file: string) => readFile(join(folder, file));
  const [favicon, source] = await Promise.all([read('favicon.svg'), read('icon-source.svg')]);
  const [tab, touch, small, large, maskable] = await Promise.all([
    toPng(render(favicon, 32)),
    toPng(render(source, 180).flatten()),
    toPng(withCorners(source, 192)),
    toPng(withCorners(source, 512)),
    toPng(render(source, 512).flatten()),
  ]);
  return new Map<string, string | Uint8Array>([
    ['favicon.ico', icoOf(tab, 32)],
    ['assets/icons/apple-touch-icon.png', touch],
    ['assets/icons/icon-192.png', small],
    ['assets/icons/icon-512.png', large],
    ['assets/icons/icon-maskable-512.png', maskable],
  ]);
}
