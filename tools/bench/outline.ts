import { Window } from 'happy-dom';

/** A heading, paragraph, entry of a list, link, button or picture of a page. */
export interface OutlineItem {
  readonly tag: string;
  readonly text: string;
  readonly attributes: Readonly<Record<string, string>>;
}

/** What a page says and shows, without how. */
export interface Outline {
  readonly lang: string;
  readonly title: string;
  readonly description: string;
  readonly header: readonly OutlineItem[];
  /** The parts of the main content, in order. */
  readonly sections: readonly (readonly OutlineItem[])[];
  readonly footer: readonly OutlineItem[];
}

const ITEMS = 'h1, h2, h3, h4, p, li:not(:has(p, a, h3)), a, img, dt, dd, label';
const KEPT = ['href', 'src', 'srcset', 'sizes', 'alt', 'width', 'height', 'loading', 'fetchpriority'];

/** Reads from a finished document what another site of the same content has to show. */
export function outlineOf(html: string): Outline {
  const { document } = new Window();
  document.write(html);
  const itemsOf = (selector: string): OutlineItem[][] =>
    [...document.querySelectorAll(selector)].map((part) =>
      [...part.querySelectorAll(ITEMS)].map((item) => ({
        tag: item.tagName.toLowerCase(),
        text: item.textContent.trim(),
        attributes: Object.fromEntries(
          KEPT.flatMap((name) => {
            const value = item.getAttribute(name);
            return value === null ? [] : [[name, value]];
          }),
        ),
      })),
    );
  const meta = document.querySelector('meta[name=description]');
  return {
    lang: document.documentElement.getAttribute('lang') ?? 'en',
    title: document.title,
    description: meta?.getAttribute('content') ?? '',
    header: itemsOf('body header').at(0) ?? [],
    sections: itemsOf('main section'),
    footer: itemsOf('body footer').at(0) ?? [],
  };
}
