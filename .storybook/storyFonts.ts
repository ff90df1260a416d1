import { customProperty } from '@plinth/ui/tokens';

/**
 * Resolves when the faces are there that a story's args are set in. What a story does at its start, such as a focus that
 * scrolls, would otherwise be done among the lines of another face, and leave another picture.
 *
 * @param args of the story, its words among them
 */
export async function loadStoryFonts(args: unknown): Promise<void> {
  const root = getComputedStyle(document.documentElement);
  const families = new Set(
    (['font.body', 'font.display'] as const).map((name) => root.getPropertyValue(customProperty(name))),
  );
  // All words are in it, also those of elements; what else is, the Latin faces have.
  const text = JSON.stringify(args);
  const each = new Set([...families].flatMap((list) => list.split(',')));
  // One by one, since a face that takes another's place may have none on this machine that it could be made of; what is
  // missing of the workshop's own is told by its network.
  await Promise.allSettled([...each].map((family) => document.fonts.load(`1em ${family}`, `Aa1 ${text}`)));
}
