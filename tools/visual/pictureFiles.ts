import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { cp, mkdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';
import { shortHash } from './settings.ts';

/** The folder of pictures, beside the report's page. */
export const PICTURES = 'pictures';

/** The name of a file for a picture's id: names of stories and modes may be too long for a disk, and contain slashes. */
export const fileName = (id: string): string =>
  /^[\w.-]{1,100}$/.test(id) ? id : `${id.replace(/[^\w.-]/g, '_').slice(0, 100)}.${shortHash(id)}`;

/** Copies a report's pictures into another's folder. Archives of a report may lack the folder if it was empty. */
export async function copyPictures(from: string, to: string): Promise<void> {
  const folder = join(from, PICTURES);
  if (existsSync(folder)) await cp(folder, join(to, PICTURES), { recursive: true });
}

/** A picture of a finding: a file beside the report's page, since all pictures together may be gigabytes. */
export interface KeptPicture {
  /** Relative to the report, such as `pictures/components-button--primary.en-light.before.png`. */
  readonly file: string;
  readonly width: number;
  readonly height: number;
  /** Names its content. */
  readonly hash: string;
}

/** Where a run puts the pictures of its findings. */
export type PictureFiles = Awaited<ReturnType<typeof openPictureFiles>>;

/** @param report a new folder */
export async function openPictureFiles(report: string) {
  await mkdir(join(report, PICTURES), { recursive: true });
  const write = async (name: string, ending: string, bytes: Buffer): Promise<string> => {
    const file = `${PICTURES}/${fileName(name)}.${ending}`;
    await writeFile(join(report, file), bytes);
    return file;
  };
  return {
    /** @param name without the ending */
    async put(name: string, png: Buffer): Promise<KeptPicture> {
      const { width, height } = await sharp(png).metadata();
      const hash = createHash('sha256').update(png).digest('hex').slice(0, 16);
      return { file: await write(name, 'png', png), width, height, hash };
    },
    /** @returns the file of a mask, relative to the report */
    putMask: (name: string, webp: Buffer): Promise<string> => write(name, 'webp', webp),
    read: ({ file }: KeptPicture): Promise<Buffer> => readFile(join(report, file)),
  };
}
