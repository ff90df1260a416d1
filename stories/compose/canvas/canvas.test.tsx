import { SECTIONS } from '@plinth/site/composed';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { parse } from 'yaml';
import { type PageData, draftOf } from '../model/draft.ts';
import { emptyData } from '../model/emptyValue.ts';
import { CanvasRow } from './CanvasRow.tsx';

/** What the canvas draws of a section; a fault in it is thrown here. */
const drawn = (section: string, data: object): string =>
  renderToStaticMarkup(
    <CanvasRow
      row={{ key: 'row', section, props: { en: { ...data } } }}
      langCode="en"
      variant="cloud"
      pictures={{ 'assets/pictures/hero.svg': { width: 720, height: 600 } }}
      index={1}
      selected={false}
      dropBefore={false}
    />,
  );

it.each(Object.entries(SECTIONS))('the canvas draws a new %s, still empty', (name, { fields }) => {
  expect(drawn(name, emptyData(fields))).toMatch(/<section/);
});

it('the canvas says which section there is none of, and of one without a name just that', () => {
  expect(drawn('Heroo', {})).toContain('There is no section called Heroo.');
  expect(drawn('', {})).toContain('This section has no name.');
});

it('the canvas gives a picture the room that it has on the site', () => {
  const media = { src: 'assets/pictures/hero.svg', alt: '' };
  drawn('Hero', { heading: 'Move before winter', media });
  expect(document.head.innerHTML).toMatch(/aspect-ratio: ?720 ?\/ ?600/);
});

it('the canvas draws what the backend answers where a file leaves a list to it', () => {
  const html = drawn('MediaSection', emptyData(SECTIONS.MediaSection.fields, true));
  expect(html).toContain('In the media');
  expect(html.match(/<h3/g)?.length).toBeGreaterThan(2);
});

const FILES = Object.entries(
  import.meta.glob<string>('../../../site/variants/*/pages/*.en.yaml', {
    eager: true,
    query: '?raw',
    import: 'default',
  }),
);

it.each(FILES)('the canvas draws every section of %s', (_, text) => {
  const { rows } = draftOf('page', { en: parse(text) as PageData });
  for (const { section, props } of rows) expect(drawn(section, props.en ?? {})).toMatch(/<section/);
});
