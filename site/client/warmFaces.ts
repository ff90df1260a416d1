import { nextTask } from '../app/nextTask.ts';

/** How many characters are measured in a task; their first measure takes a slow phone half a millisecond each. */
const MOST_AT_ONCE = 25;

/** The characters that the page shows now, by the size and weight in which it does. */
function charactersByFont(isMeant: (character: string) => boolean): Map<string, Set<string>> {
  const found = new Map<string, Set<string>>();
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  for (let node = walker.nextNode(); node !== null; node = walker.nextNode()) {
    const characters = [...(node.nodeValue ?? '')].filter(isMeant);
    const parent = node.parentElement;
    if (characters.length === 0 || parent?.checkVisibility() !== true) continue;
    const { fontWeight, fontSize } = getComputedStyle(parent);
    const font = `${fontWeight} ${fontSize}`;
    found.set(font, new Set([...(found.get(font) ?? []), ...characters]));
  }
  return found;
}

/**
 * Measures what the page shows in faces that it does not use yet, in short tasks: the first time that a face gives the width of
 * a character takes most of the time in which a page is laid out with a new face.
 *
 * @param family the name of the faces, which the document has; nothing on the page may use it
 * @param isMeant whether a character is one of theirs
 */
export async function warmFaces(family: string, isMeant: (character: string) => boolean): Promise<void> {
  const probe = document.createElement('div');
  probe.style.cssText = 'position:fixed;visibility:hidden;contain:strict;white-space:nowrap';
  // Beside the body: nobody who watches the page hears of it.
  document.documentElement.append(probe);
  for (const [font, characters] of charactersByFont(isMeant)) {
    const all = [...characters];
    while (all.length > 0) {
      await nextTask();
      const line = document.createElement('p');
      line.style.font = `${font} ${family}`;
      line.textContent = all.splice(0, MOST_AT_ONCE).join('');
      probe.replaceChildren(line);
      line.getBoundingClientRect();
    }
  }
  probe.remove();
}
