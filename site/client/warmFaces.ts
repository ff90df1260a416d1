import { inSlices } from './inSlices.ts';

/** How many characters are measured at once; the first time that takes a slow phone half a millisecond each. */
const MOST_AT_ONCE = 10;

/** Characters, by the weight and size in which they are shown. */
export type CharactersByFont = ReadonlyMap<string, ReadonlySet<string>>;

/**
 * Finds the characters that the page shows.
 *
 * @param isMeant whether a character counts
 */
export function charactersByFont(isMeant: (character: string) => boolean): CharactersByFont {
  const found = new Map<string, Set<string>>();
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  for (let node = walker.nextNode(); node !== null; node = walker.nextNode()) {
    const characters = [...(node.nodeValue ?? '')].filter(isMeant);
    const parent = node.parentElement;
    if (characters.length === 0 || parent === null || parent.getClientRects().length === 0) continue;
    const { fontWeight, fontSize } = getComputedStyle(parent);
    const font = `${fontWeight} ${fontSize}`;
    const set = found.get(font) ?? new Set();
    for (const character of characters) set.add(character);
    found.set(font, set);
  }
  return found;
}

/**
 * Measures characters in faces that the page does not use yet, in short tasks: the first time that a face gives the width of a
 * character takes most of the time in which a page is laid out with a new face.
 *
 * @param family the name of the faces, which the document has; nothing on the page may use it
 */
export async function warmFaces(family: string, characters: CharactersByFont): Promise<void> {
  const nextSlice = inSlices();
  const probe = document.createElement('div');
  probe.style.cssText = 'position:fixed;visibility:hidden;contain:strict;white-space:nowrap';
  // Beside the body: nobody who watches the page hears of it.
  document.documentElement.append(probe);
  for (const [font, set] of characters) {
    const all = [...set];
    while (all.length > 0) {
      await nextSlice();
      probe.style.font = `${font} ${family}`;
      probe.textContent = all.splice(0, MOST_AT_ONCE).join('');
      probe.getBoundingClientRect();
    }
  }
  probe.remove();
}
