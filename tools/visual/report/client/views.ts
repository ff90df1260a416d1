import type { Entry } from '../data.ts';
import { element } from './dom.ts';

const labels = ({ outcome }: Entry): { readonly before: string; readonly after: string } =>
  outcome === 'unstable'
    ? { before: 'First picture', after: 'Second picture' }
    : { before: 'Base', after: 'Working tree' };

const picture = (src: string, alt: string, className = '') => element('img', { src, alt, class: className });

/** Both pictures beside each other, or the one that there is. */
function sideBySide(entry: Entry): HTMLElement {
  const names = labels(entry);
  const sides = [
    { name: names.before, src: entry.before },
    { name: names.after, src: entry.after },
  ].flatMap(({ name, src }) =>
    src === undefined ? [] : [element('figure', {}, element('figcaption', {}, name), picture(src, name))],
  );
  return element('div', { class: sides.length === 2 ? 'pair' : '' }, ...sides);
}

/** One picture over the other; the slider says how much of each is seen. */
function slider(before: string, after: string, entry: Entry): HTMLElement {
  const names = labels(entry);
  const layers = element(
    'div',
    { class: 'layers' },
    picture(before, names.before),
    picture(after, names.after, 'above'),
  );
  const range = element('input', { type: 'range', min: '0', max: '100', value: '50', class: 'slider' });
  range.setAttribute('aria-label', `${names.before} left of here, ${names.after} right of it`);
  range.addEventListener('input', () => layers.style.setProperty('--at', `${range.value}%`));
  return element('div', {}, range, layers);
}

/** The differing pixels in red over the faded picture, with a box around them that can be found on a large page. */
function difference(before: string, after: string, entry: Entry): HTMLElement {
  const { mask, box } = entry;
  const names = labels(entry);
  if (mask === undefined) {
    const above = picture(after, 'Difference; black is the same', 'blend');
    return element('div', { class: 'layers' }, picture(before, ''), above);
  }
  const faded = picture(after, names.after, 'faded');
  const layers = element('div', { class: 'layers' }, faded, picture(mask, 'Differing pixels in red', 'mask'));
  if (box === undefined) return layers;
  faded.addEventListener('load', () => {
    const percent = (part: number, whole: number) => `${(100 * part) / whole}%`;
    const { naturalWidth, naturalHeight } = faded;
    const frame = element('div', { class: 'box' });
    frame.style.left = percent(box.x, naturalWidth);
    frame.style.top = percent(box.y, naturalHeight);
    frame.style.width = percent(box.width, naturalWidth);
    frame.style.height = percent(box.height, naturalHeight);
    layers.append(frame);
    frame.scrollIntoView({ block: 'nearest', inline: 'nearest' });
  });
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
