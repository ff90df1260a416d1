/*
 * In every Chinese document, before its first paint: where the machine has no Chinese face, a face of empty squares reserves the
 * text's space until the bundled face arrives after the first paint, so that no line moves.
 */
import { lacksChineseFace } from './chineseFace.ts';

if (lacksChineseFace()) {
  // The build gives it to every Chinese document.
  const { font } = (document.currentScript as HTMLScriptElement).dataset as Readonly<Record<'font', string>>;
  const bytes = Uint8Array.from(font.match(/../g) ?? [], (digits) => parseInt(digits, 16));
  // From bytes a face is ready at once, before the first paint. One face for all weights, so that browsers synthesise no bold.
  document.fonts.add(new FontFace('Chinese Placeholder', bytes, { weight: '1 1000' }));
  // Without this, the real face would close the gaps beside full-width punctuation on arrival, and shorten lines.
  document.documentElement.style.setProperty('text-spacing-trim', 'space-all');
}
