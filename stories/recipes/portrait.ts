import type { Media } from '@plinth/ui';

const SKINS = ['#f1c9a5', '#e3b08a', '#c98f66', '#f6d7bd'];
const HAIRS = ['#2b2320', '#4a2f22', '#6b6b73', '#1e2433'];
const CLOTHES = ['#2f6f8f', '#b4573f', '#4f7a4a', '#6a4c93', '#c08a2d'];
const GROUNDS = ['#dfe9f2', '#f4e3d7', '#e2eedf', '#eae2f3'];
const CUTS = [
  'M58 92c-6-44 22-62 44-62s50 18 44 62c-8-26-22-36-44-36s-36 10-44 36Z',
  'M54 150c-12-70 4-122 48-122s62 52 50 122c-8-8-10-30-12-54-16-8-26-20-34-30-10 12-24 22-40 28 0 24-4 48-12 56Z',
  'M60 84c0-34 18-50 44-50 22 0 40 14 40 44-20-6-36-16-46-26-8 14-20 26-38 32Z',
];

const of = <T>(list: readonly [T, ...T[]] | readonly T[], index: number): T | undefined =>
  list[index % list.length];

/** A drawn portrait of somebody who does not exist; each number is another person. */
export function portrait(index: number): Media {
  const drawing =
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 204 204"><rect width="204" height="204" fill="${of(GROUNDS, index)}"/>` +
    `<path d="M22 204c4-40 36-56 80-56s76 16 80 56Z" fill="${of(CLOTHES, index)}"/>` +
    `<path d="M84 128h36v28c0 12-36 12-36 0Z" fill="${of(SKINS, index)}"/>` +
    `<ellipse cx="102" cy="96" rx="38" ry="46" fill="${of(SKINS, index)}"/><path d="${of(CUTS, index)}" fill="${of(HAIRS, index + (index % 2))}"/>` +
    `<path d="M90 116c6 6 18 6 24 0" fill="none" stroke="#7a4636" stroke-width="3" stroke-linecap="round"/>` +
    `<g fill="#2b2320"><circle cx="88" cy="98" r="3.4"/><circle cx="116" cy="98" r="3.4"/></g></svg>`;
  return { src: `data:image/svg+xml,${encodeURIComponent(drawing)}`, alt: '', width: 204, height: 204 };
}
