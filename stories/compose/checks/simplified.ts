/** The characters that an encoding has in this range of bytes. */
function charactersOf(encoding: string, [from, to]: readonly [number, number], second: number): Set<string> {
  const bytes: number[] = [];
  for (let first = from; first <= to; first += 1)
    for (let next = second; next <= 0xfe; next += 1) bytes.push(first, next);
  return new Set(new TextDecoder(encoding).decode(Uint8Array.from(bytes)));
}

let known: ReadonlySet<string> | undefined;

/**
 * The characters that are written on the mainland and not in Taiwan: the mainland's old encoding has them, and Taiwan's has not. Every
 * browser knows both encodings, so no list is needed.
 */
function mainland(): ReadonlySet<string> {
  const taiwan = charactersOf('big5', [0xa4, 0xf9], 0x40);
  return new Set([...charactersOf('gb2312', [0xb0, 0xf7], 0xa1)].filter((each) => !taiwan.has(each)));
}

/** The simplified characters in a text, each once. */
export function simplifiedIn(text: string): readonly string[] {
  known ??= mainland();
  return [...new Set(text)].filter((character) => known?.has(character));
}
