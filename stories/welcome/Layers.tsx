import type { ReactNode } from 'react';

const storiesIn = {
  primitives: Object.keys(import.meta.glob('../primitives/*.stories.tsx')).length,
  components: Object.keys(import.meta.glob('../components/*.stories.tsx')).length,
  sections: Object.keys(import.meta.glob('../sections/*.stories.tsx')).length,
  pages: Object.keys(import.meta.glob('../pages/*.stories.tsx')).length,
  flows: Object.keys(import.meta.glob('../flows/*.stories.tsx')).length,
};

const LAYERS: readonly { readonly name: string; readonly count?: number; readonly what: ReactNode }[] = [
  { name: 'Flows', count: storiesIn.flows, what: 'ways through several pages, played' },
  {
    name: 'Pages',
    count: storiesIn.pages,
    what: 'the site’s pages in every state that their data can be in',
  },
  { name: 'Sections', count: storiesIn.sections, what: 'bands of a page, made of components' },
  {
    name: 'Components',
    count: storiesIn.components,
    what: 'things that a visitor would name: a price card, a menu, a form',
  },
  {
    name: 'Primitives',
    count: storiesIn.primitives,
    what: 'what everything is made of; no opinion about content',
  },
  { name: 'Foundations', what: 'colour with its measured contrast, type, space, corners, motion, icons' },
];

/** What is made of what, with the foundations at the bottom. */
export function Layers() {
  return (
    <ol className="layers" reversed>
      {LAYERS.map(({ name, count, what }) => (
        <li key={name}>
          <strong>{name}</strong>
          {count !== undefined && <span className="layers-count">{count}</span>}
          <span>{what}</span>
        </li>
      ))}
    </ol>
  );
}
