import type { KeptPicture } from '../../pictureFiles.ts';
import type { Finding } from '../../finding.ts';
import { element } from './dom.ts';

const percent = (part: number, whole: number) => `${(100 * part) / whole}%`;

const picture = ({ file, width, height }: Omit<KeptPicture, 'hash'>, alt: string, whole: number) =>
  element('img', { src: file, alt, width, height, style: `--share: ${percent(width, whole)}` });

const figure = (name: string, kept: KeptPicture, whole: number) =>
  element('figure', {}, element('figcaption', {}, name), picture(kept, name, whole));

/** The differing pixels in red, and a box around them that can be found on a large page. */
function marksOf({ mask: file, box }: Finding, width: number, height: number): HTMLElement[] {
  if (file === undefined || box === undefined) return [];
  const marks = picture({ file, width, height }, 'Differing pixels in red', width);
  marks.className = 'mask';
  // It may never be looked at.
  marks.loading = 'lazy';
  const frame = element('div', {
    class: 'box',
    style: [
      `left: ${percent(box.x, width)}; width: ${percent(box.width, width)}`,
      `top: ${percent(box.y, height)}; height: ${percent(box.height, height)}`,
    ].join(';'),
  });
  marks.addEventListener('load', () => frame.scrollIntoView({ block: 'nearest', inline: 'nearest' }));
  return [marks, frame];
}

/** Moves the border between two pictures that lie over each other. */
function sliderOf(layers: HTMLElement, first: string, second: string): HTMLElement {
  const range = element('input', {
    type: 'range',
    'aria-label': `${first} left of here, ${second} right of it`,
  });
  range.addEventListener('input', () => layers.style.setProperty('--at', `${range.value}%`));
  return range;
}

/** The pictures of a finding; the page's style puts them beside or over each other, whatever their sizes. */
export function picturesOf(finding: Finding): HTMLElement[] {
  const { outcome, words, before, after } = finding;
  const [first, second] =
    outcome === 'unstable' ? ['First picture', 'Second picture'] : ['Base', 'Working tree'];
  const width = Math.max(before?.width ?? 0, after?.width ?? 0);
  const height = Math.max(before?.height ?? 0, after?.height ?? 0);
  const figures = [
    ...(before === undefined ? [] : [figure(first, before, width)]),
    ...(after === undefined ? [] : [figure(second, after, width)]),
  ];
  const isPair = figures.length === 2;
  const layers = element(
    'div',
    { class: isPair ? 'layers pair' : 'layers', style: `--width: ${width}px` },
    ...figures,
    ...marksOf(finding, width, height),
  );
  const message = outcome === 'failed' ? [element('pre', {}, words)] : [];
  return isPair ? [...message, sliderOf(layers, first, second), layers] : [...message, layers];
}
