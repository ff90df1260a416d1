import type { Kept } from '../../shelf.ts';
import type { Entry } from '../data.ts';
import { element } from './dom.ts';

const labels = ({ outcome }: Entry): { readonly before: string; readonly after: string } =>
  outcome === 'unstable'
    ? { before: 'First picture', after: 'Second picture' }
    : { before: 'Base', after: 'Working tree' };

const picture = ({ file, width, height }: Kept, alt: string, className = '') =>
  element('img', {
    src: file,
    alt,
    class: className,
    width: String(width),
    height: String(height),
  });

/** Both pictures beside each other, or the one that there is. */
function sideBySide(entry: Entry): HTMLElement {
  const names = labels(entry);
  const sides = [
    { name: names.before, kept: entry.before },
    { name: names.after, kept: entry.after },
  ].flatMap(({ name, kept }) =>
    kept === undefined ? [] : [element('figure', {}, element('figcaption', {}, name), picture(kept, name))],
  );
  return element('div', { class: sides.length === 2 ? 'pair' : '' }, ...sides);
}

/** The size that both pictures fit into. */
const sizeOf = (before: Kept, after: Kept) => ({
  width: Math.max(before.width, after.width),
  height: Math.max(before.height, after.height),
});

const percent = (part: number, whole: number) => `${(100 * part) / whole}%`;

/** Pictures one over the other, pixel on pixel, whatever their sizes. */
function layersOf(before: Kept, after: Kept, ...images: readonly HTMLImageElement[]): HTMLElement {
  const whole = sizeOf(before, after);
  const layers = element('div', { class: 'layers' }, ...images);
  layers.style.setProperty('--width', `${whole.width}px`);
  for (const image of images) image.style.width = percent(image.width, whole.width);
  return layers;
}

/** One picture over the other; the slider says how much of each is seen. */
function slider(before: Kept, after: Kept, entry: Entry): HTMLElement {
  const names = labels(entry);
  const layers = layersOf(before, after, picture(before, names.before), picture(after, names.after, 'above'));
  const range = element('input', { type: 'range', min: '0', max: '100', value: '50', class: 'slider' });
  range.setAttribute('aria-label', `${names.before} left of here, ${names.after} right of it`);
  range.addEventListener('input', () => layers.style.setProperty('--at', `${range.value}%`));
  return element('div', {}, range, layers);
}

/** The differing pixels in red over the faded picture, with a box around them that can be found on a large page. */
function difference(before: Kept, after: Kept, entry: Entry): HTMLElement {
  const { mask, box } = entry;
  const names = labels(entry);
  if (mask === undefined || box === undefined) {
    const above = picture(after, 'Difference; black is the same', 'blend');
    return layersOf(before, after, picture(before, ''), above);
  }
  const whole = sizeOf(before, after);
  const marks = picture({ ...after, ...whole, file: mask }, 'Differing pixels in red', 'mask');
  const layers = layersOf(before, after, picture(after, names.after, 'faded'), marks);
  const frame = element('div', { class: 'box' });
  frame.style.left = percent(box.x, whole.width);
  frame.style.top = percent(box.y, whole.height);
  frame.style.width = percent(box.width, whole.width);
  frame.style.height = percent(box.height, whole.height);
  layers.append(frame);
  marks.addEventListener('load', () => frame.scrollIntoView({ block: 'nearest', inline: 'nearest' }));
  return layers;
}

/** The ways to look at a finding, in the order of their keys. */
export const VIEWS = ['Side by side', 'Slider', 'Difference'] as const;
/** The name of a way to look. */
export type View = (typeof VIEWS)[number];

/** Shows a finding; with only one picture there is only one way to look at it. */
export function showView(entry: Entry, view: View): HTMLElement {
  const { before, after } = entry;
  if (before === undefined || after === undefined || view === 'Side by side') return sideBySide(entry);
  return view === 'Slider' ? slider(before, after, entry) : difference(before, after, entry);
}
