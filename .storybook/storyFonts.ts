import { customProperty } from '@plinth/ui/tokens';

/**
 * Resolves when the fonts for a story's args have loaded. Otherwise, what a story does at its start, such as scrolling to what
 * it focuses, would happen in the layout of another font, and the picture would differ.
 *
 * @param args of the story, including its words
 */
export async function loadStoryFonts(args: unknown): Promise<void> {
  const root = getComputedStyle(document.documentElement);
  const families = new Set(
    (['font.body', 'font.display'] as const).map((name) => root.getPropertyValue(customProperty(name))),
  );
  // It contains all words, including those of elements; all else in it is Latin, which the Latin fonts have.
  const text = JSON.stringify(args);
  const each = new Set([...families].flatMap((list) => list.split(',')));
  // One by one, since a fallback font may lack its local source on this machine; a missing file of the workshop's own is
  // reported by the network check.
  await Promise.allSettled([...each].map((family) => document.fonts.load(`1em ${family}`, `Aa1 ${text}`)));
}
