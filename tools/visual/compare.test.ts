import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { compare } from './compare.ts';

type Paint = (x: number, y: number) => readonly [number, number, number];
const SIZE = 40;

function picture(paint: Paint, height = SIZE, width = SIZE): Promise<Buffer> {
  const data = new Uint8Array(width * height * 3);
  for (let y = 0; y < height; y += 1) {
    for (let x = 0; x < width; x += 1) data.set(paint(x, y), (y * width + x) * 3);
  }
  return sharp(data, { raw: { width, height, channels: 3 } })
    .png()
    .toBuffer();
}

const plain: Paint = () => [31, 94, 255];
const inside = (x: number, y: number, side: number) => x >= 10 && x < 10 + side && y >= 10 && y < 10 + side;

describe('compare', () => {
  it('finds the same picture the same, also when it is encoded differently', async () => {
    const png = await picture(plain);
    expect(await compare(png, png)).toEqual({ kind: 'same' });
    expect(await compare(png, await sharp(png).png({ compressionLevel: 0 }).toBuffer())).toEqual({
      kind: 'same',
    });
  });

  it.each<[string, Paint, readonly [number, number, number]]>([
    ['black', plain, [0, 0, 0]],
    ['two steps of red', plain, [33, 94, 255]],
    ['two steps of green', plain, [31, 92, 255]],
    ['four steps of blue', plain, [31, 94, 251]],
    ['along a slanting edge', (x, y) => (x > y ? [255, 255, 255] : [0, 0, 0]), [128, 128, 128]],
  ])('finds a single pixel: %s', async (_, paint, colour) => {
    const changed = await picture((x, y) => (inside(x, y, 1) ? colour : paint(x, y)));
    expect(await compare(await picture(paint), changed)).toMatchObject({
      kind: 'different',
      words: '1 pixel',
      box: { x: 10, y: 10, width: 1, height: 1 },
    });
  });

  it.each([
    ['red', [32, 94, 255]],
    ['green', [31, 93, 255]],
    ['blue', [31, 94, 254]],
  ] as const)('finds a surface that is one step of %s off', async (_, colour) => {
    const changed = await picture((x, y) => (inside(x, y, 12) ? colour : plain(x, y)));
    expect(await compare(await picture(plain), changed)).toMatchObject({
      kind: 'different',
      words: '144 pixels',
      box: { x: 10, y: 10, width: 12, height: 12 },
    });
    expect(await compare(await picture(plain), await picture(() => colour))).toMatchObject({
      words: '1600 pixels',
      box: { x: 0, y: 0, width: SIZE, height: SIZE },
    });
  });

  it.each([[[31, 95, 255]], [[32, 95, 254]], [[30, 93, 254]]] as const)(
    'ignores rounding along an edge',
    async (colour) => {
      const isEdge = (x: number, y: number) => x === y || x === y + 1 || x < 2 || x >= SIZE - 2;
      const rounded = await picture((x, y) => (isEdge(x, y) ? colour : plain(x, y)));
      expect(await compare(await picture(plain), rounded)).toEqual({ kind: 'same' });
    },
  );

  it('ignores uneven rounding of a surface', async () => {
    const noisy = await picture((x, y) =>
      inside(x, y, 12) && (x + y) % 2 === 0 ? [31, 95, 255] : plain(x, y),
    );
    expect(await compare(await picture(plain), noisy)).toEqual({ kind: 'same' });
  });

  it('says how the size has changed, and shows where', async () => {
    expect(await compare(await picture(plain), await picture(plain, SIZE + 2))).toMatchObject({
      kind: 'different',
      words: '40 × 40 became 40 × 42; nothing else',
      box: { x: 0, y: 40, width: 40, height: 2 },
    });
    expect(await compare(await picture(plain), await picture(plain, SIZE, SIZE + 3))).toMatchObject({
      words: '40 × 40 became 43 × 40; nothing else',
      box: { x: 40, y: 0, width: 3, height: 40 },
    });
  });

  it('finds what has changed in the part that pictures of different sizes share', async () => {
    const longer = await picture((x, y) => (inside(x, y, 12) ? [32, 94, 255] : plain(x, y)), SIZE + 2);
    const found = await compare(longer, await picture(plain));
    expect(found).toMatchObject({
      words: '40 × 42 became 40 × 40; 144 pixels of what both have',
      box: { x: 10, y: 10, width: 12, height: 12 },
    });
    if (found.kind === 'same') throw new Error('They differ.');
    const { data, info } = await sharp(found.mask).raw().toBuffer({ resolveWithObject: true });
    expect(info).toMatchObject({ width: SIZE, height: SIZE + 2 });
    const at = (x: number, y: number) => [...data.subarray((y * SIZE + x) * 4, (y * SIZE + x) * 4 + 4)];
    expect([at(0, 0), at(10, 10), at(39, 41)]).toEqual([
      [0, 0, 0, 0],
      [255, 0, 0, 255],
      [0, 90, 255, 128],
    ]);
  });
});
