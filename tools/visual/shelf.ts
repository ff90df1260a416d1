import { createHash } from 'node:crypto';
import { mkdir, readFile, readdir, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

/** The folder of pictures, beside the report's page. */
export const PICTURES = 'pictures';

/** A picture of a finding: a file beside the report's page, since all of them together may be gigabytes. */
export interface Kept {
  /** Relative to the report, such as `pictures/components-button--primary.en-light.before.png`. */
  readonly file: string;
  readonly width: number;
  readonly height: number;
  /** Names its content. */
  readonly hash: string;
}

/** Where a run puts the pictures of its findings. */
export type Shelf = Awaited<ReturnType<typeof openShelf>>;

/** Where a PNG has its width and height: in its first chunk, as two numbers of four bytes (W3C PNG, section 11.2.1). */
const WIDTH_AT = 16;
const HEIGHT_AT = 20;

/** Opens the empty shelf of a report. */
export async function openShelf(report: string) {
  const folder = join(report, PICTURES);
  await rm(folder, { recursive: true, force: true });
  await mkdir(folder, { recursive: true });
  const write = async (name: string, bytes: Buffer): Promise<string> => {
    await writeFile(join(folder, name), bytes);
    return `${PICTURES}/${name}`;
  };
  return {
    /** @param name without the ending */
    put: async (name: string, png: Buffer): Promise<Kept> => ({
      file: await write(`${name}.png`, png),
      width: png.readUInt32BE(WIDTH_AT),
      height: png.readUInt32BE(HEIGHT_AT),
      hash: createHash('sha256').update(png).digest('hex').slice(0, 16),
    }),
    /** @returns the file of a mask, relative to the report */
    putMask: (name: string, webp: Buffer): Promise<string> => write(`${name}.webp`, webp),
    read: ({ file }: Kept): Promise<Buffer> => readFile(join(report, file)),
    /** Takes away what no finding has come to need. */
    async keepOnly(files: ReadonlySet<string>): Promise<void> {
      for (const name of await readdir(folder))
        if (!files.has(`${PICTURES}/${name}`)) await rm(join(folder, name));
    },
  };
}
