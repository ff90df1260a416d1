/*
 * In every Chinese document, before its first paint: where the machine has no Chinese face, a face of empty squares keeps the place of
 * the text until the bundled one arrives after the first paint, so that no line moves.
 */
import { lacksChineseFace } from './chineseFace.ts';

if (lacksChineseFace()) {
  // The build gives it to every Chinese document.
  const { font } = (document.currentScript as HTMLScriptElement).dataset as Readonly<Record<'font', string>>;
  const bytes = Uint8Array.from(font.match(/../g) ?? [], (digits) => parseInt(digits, 16));
  // From bytes a face is ready at once, before the first paint. One face serves all weights, so none is made bold.
  document.fonts.add(new FontFace('Chinese Placeholder', bytes, { weight: '1 1000' }));
  // Only the real face can close the gap beside full-width punctuation, which would shorten its line when it arrives.
  document.documentElement.style.setProperty('text-spacing-trim', 'space-all');
}
