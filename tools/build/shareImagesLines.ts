/** Signs that may not start a line, and signs that may not end one. */
const CLOSING = /^[\p{Pe}\p{Pf}、。，．：；？！…,.:;?!%]/u;
const OPENING = /[\p{Ps}\p{Pi}]$/u;

/** Where a line likes to end, because the thought pauses there. */
const PAUSE = /[，。：；、？！,:;?!]\s*$/;

/** Widths in em of a bold grotesque, a little wide so that nothing overflows. */
function widthOf(text: string): number {
  let width = 0;
  for (const character of text) {
    if (/[\u2e80-\u9fff\uf900-\ufaff\uff00-\uff60]/.test(character)) width += 1;
    else if (/[\silI.,:;'’!|·]/.test(character)) width += 0.32;
    else if (/[mwMW@%—…]/.test(character)) width += 0.95;
    else if (/[A-Z]/.test(character)) width += 0.72;
    else if (/[fjrt()-]/.test(character)) width += 0.44;
    else width += 0.62;
  }
  return width;
}

/** Cuts a text into pieces that stay whole: words of either script with the signs that belong to them. */
export function unbreakablePieces(text: string, lang: string): string[] {
  const pieces: string[] = [];
  for (const { segment } of new Intl.Segmenter(lang, { granularity: 'word' }).segment(text)) {
    const last = pieces.at(-1);
    const isSpace = segment.trim() === '';
    const isWord = /^[\p{L}\p{N}]/u.test(segment) && !/^[\u2e80-\u9fff]/.test(segment);
    // Between Latin letters only a space may break: `mid-sized`, `brand’s`, `24/7`.
    // 與 and the like belong to what follows, 的 and the like to what comes before.
    const isJoined = last !== undefined && /^[與和及或]$/.test(last);
    const isParticle = /^[的地得了嗎呢吧]$/.test(segment);
    const isGlued = last !== undefined && isWord && /[^\s\u2e80-\u9fff，。、：；？！]$/.test(last);
    if (
      last !== undefined &&
      (isSpace ||
        isParticle ||
        isJoined ||
        isGlued ||
        CLOSING.test(segment) ||
        OPENING.test(last) ||
        /^[-–/’'&]/.test(segment))
    ) {
      pieces[pieces.length - 1] = last + segment;
    } else {
      pieces.push(segment);
    }
  }
  return pieces;
}

/** How much a line costs that ends inside a thought; Chinese sets whole phrases, English runs on. */
const MID_THOUGHT = { zh: 2.2, other: 0.5 } as const;

/** A line of one or two signs looks lost. */
const LONELY_WIDTH = 2.2;

/** Lines with what they cost the eye. */
interface Setting {
  readonly lines: readonly string[];
  readonly cost: number;
}

/** Breaks a title into `count` lines of like length, rather at a pause than inside a thought; widths are in em. */
function breakInto(
  pieces: readonly string[],
  count: number,
  maxWidth: number,
  lang: string,
): Setting | undefined {
  const ideal = widthOf(pieces.join('')) / count;
  const midThought = lang.startsWith('zh') ? MID_THOUGHT.zh : MID_THOUGHT.other;
  const known = new Map<string, Setting | undefined>();
  const search = (from: number, left: number): Setting | undefined => {
    const key = `${from} ${left}`;
    if (known.has(key)) return known.get(key);
    let best: Setting | undefined;
    for (let to = left === 1 ? pieces.length : from + 1; to <= pieces.length; to += 1) {
      const line = pieces.slice(from, to).join('').trim();
      const width = widthOf(line);
      if (width > maxWidth) break;
      const isLast = to === pieces.length;
      if (isLast !== (left === 1)) continue;
      const rest = isLast ? { lines: [], cost: 0 } : search(to, left - 1);
      if (rest === undefined) continue;
      const cost =
        0.25 * (width - ideal) ** 2 +
        (isLast || PAUSE.test(line) ? 0 : midThought) +
        (count > 1 && width < LONELY_WIDTH ? 4 : 0) +
        rest.cost;
      if (best === undefined || cost < best.cost) best = { lines: [line, ...rest.lines], cost };
    }
    known.set(key, best);
    return best;
  };
  return search(0, count);
}

/** A title set in lines. */
export interface SetTitle {
  readonly lines: readonly string[];
  /** In pixels. */
  readonly size: number;
}

/** The sizes that a title may have in pixels, and how many lines it may take at each. */
const SIZES: readonly (readonly [size: number, lines: number])[] = [
  [88, 2],
  [82, 2],
  [76, 3],
  [70, 3],
  [64, 3],
  [58, 4],
  [52, 5],
  [46, 6],
];

/** What a smaller size costs against what breaks cost; below this many pixels it is no headline any more. */
const HEADLINE = 66;
const costOfSize = (size: number): number => 0.06 * (88 - size) + 0.15 * Math.max(0, HEADLINE - size);

/** What is too long for any size: as much of it as the lines of the smallest hold. */
function truncate(title: string, maxWidth: number): SetTitle {
  const [size, most] = SIZES.at(-1) ?? [46, 6];
  const lines: string[] = [];
  for (const character of title) {
    const last = lines.at(-1);
    if (last === undefined || widthOf(last + character) > maxWidth / size - 1) lines.push(character.trim());
    else lines[lines.length - 1] = last + character;
  }
  return {
    size,
    lines: lines.length <= most ? lines : [...lines.slice(0, most - 1), `${lines[most - 1] ?? ''}…`],
  };
}

/**
 * Sets a title large and in good lines, weighing one against the other.
 *
 * @param lang a BCP 47 tag
 * @param maxWidth in pixels
 */
export function setTitle(title: string, lang: string, maxWidth: number): SetTitle {
  const pieces = unbreakablePieces(title, lang);
  const options = SIZES.flatMap(([size, most]) =>
    Array.from({ length: most }, (_, index) => {
      const setting = breakInto(pieces, index + 1, maxWidth / size, lang);
      return setting === undefined
        ? []
        : [{ size, lines: setting.lines, cost: setting.cost + costOfSize(size) }];
    }).flat(),
  );
  if (options.length === 0) return truncate(title, maxWidth);
  const { lines, size } = options.reduce((best, option) => (option.cost < best.cost ? option : best));
  return { lines, size };
}
