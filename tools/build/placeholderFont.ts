/**
 * Ranges of Unicode whose characters are as wide as they are high: radicals, kana, bopomofo and ideographs, and full-width
 * forms. Some characters in between are not, but no Chinese text has them; fewer ranges are fewer bytes.
 */
const FULL_WIDTH_RANGES: readonly (readonly [first: number, last: number])[] = [
  [0x2e80, 0x9fff],
  [0xfe30, 0xffef],
];

const EM = 1000;
const ASCENT = 880;
const DESCENT = 120;

/** A table of the font, as big-endian 16-bit words. */
type Words = readonly number[];

const long = (value: number): Words => [value >>> 16, value & 0xffff];
const zeros = (count: number): Words => Array.from({ length: count }, () => 0);

/** Maps every full-width character to the one glyph (format 13: many to one). */
const CHARACTER_MAP: Words = [
  0,
  1,
  3,
  10,
  ...long(12),
  13,
  0,
  ...long(16 + FULL_WIDTH_RANGES.length * 12),
  ...long(0),
  ...long(FULL_WIDTH_RANGES.length),
  ...FULL_WIDTH_RANGES.flatMap(([first, last]) => [...long(first), ...long(last), ...long(1)]),
];

/** The tables that browsers require, with as little content as they accept (OpenType 1.9). */
const TABLES: Readonly<Record<string, Words>> = {
  'OS/2': [0, EM, 400, 5, ...zeros(27), 64, 0x2e80, 0xffef, ASCENT, -DESCENT & 0xffff, 0, ASCENT, DESCENT],
  cmap: CHARACTER_MAP,
  glyf: [0],
  head: [1, 0, 1, 0, 0, 0, 0x5f0f, 0x3cf5, 0, EM, ...zeros(13), 8, 2, 0, 0],
  hhea: [1, 0, ASCENT, -DESCENT & 0xffff, 0, EM, 0, 0, 0, 1, ...zeros(7), 1],
  hmtx: [EM, 0, 0],
  loca: zeros(3),
  maxp: [1, 0, 2, ...zeros(4), 1, ...zeros(8)],
  name: [0, 0, 6],
  post: [3, ...zeros(15)],
};

function toBytes(words: Words): Buffer {
  const bytes = Buffer.alloc(Math.ceil(words.length / 2) * 4);
  words.forEach((word, index) => bytes.writeUInt16BE(word, index * 2));
  return bytes;
}

/** Browsers do not verify checksums, and zeros compress well. */
const NO_CHECKSUM = long(0);

const tagWords = (tag: string): Words =>
  [0, 2].map((at) => (tag.charCodeAt(at) << 8) | tag.charCodeAt(at + 1));

/**
 * A font of half a kilobyte in which every full-width character is an empty square. Where a machine has no Chinese font, it
 * reserves the text's space until the real one arrives, so that nothing moves.
 */
export function placeholderFont(): Buffer {
  const tags = Object.keys(TABLES).toSorted();
  const power = Math.floor(Math.log2(tags.length));
  const search = 16 * 2 ** power;
  const directory: number[] = [1, 0, tags.length, search, power, tags.length * 16 - search];
  const bodies: Buffer[] = [];
  let offset = 12 + 16 * tags.length;
  for (const tag of tags) {
    const words = TABLES[tag] ?? [];
    const bytes = toBytes(words);
    directory.push(...tagWords(tag), ...NO_CHECKSUM, ...long(offset), ...long(words.length * 2));
    bodies.push(bytes);
    offset += bytes.length;
  }
  return Buffer.concat([toBytes(directory), ...bodies]);
}
