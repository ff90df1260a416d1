import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { SECTIONS, type SectionName } from '../../composed/sections.ts';
import { ComposedSections, hasParts, loadParts } from './ComposedPage.tsx';

const NAMES = Object.keys(SECTIONS) as SectionName[];

/** A section with formatted words, whatever else it shows. */
const of = (section: SectionName, props: object = {}) => ({
  section,
  props: { heading: 'Hello', items: [], ...props },
});

it.each(NAMES)('has the code of %s in the module that is named', async (section) => {
  const sections = [of(section)];
  await loadParts({ sections });
  expect(hasParts({ sections })).toBe(true);
  if (section === 'ContactSection' || section === 'ProcessSection') return;
  const table = { label: 'x', columns: [], groups: [], answers: { yes: 'x', no: 'x' } };
  const extra = { ...table, periods: { label: 'x', items: [] }, action: { label: 'x', href: '/' } };
  expect(renderToStaticMarkup(<ComposedSections sections={[of(section, extra)]} />)).toContain('Hello');
});

it('knows whose code is not there yet, and passes over a section of a newer version', async () => {
  const newer = of('Newer' as SectionName);
  await loadParts({ sections: [newer] });
  expect(renderToStaticMarkup(<ComposedSections sections={[newer]} />)).toBe('');
});

it('gives the first section the page’s heading and the others one below, with headings in text below that', async () => {
  const text = [
    { $: 'h', of: 'Under it' },
    { $: 'h+', of: 'Deeper' },
  ];
  const sections = [
    of('Hero'),
    of('SectionFrame', { children: text }),
    of('Stats', { headingLevel: 3 }),
    of('SectionFrame', { headingLevel: 5, children: text }),
  ];
  await loadParts({ sections });
  const levels = [...renderToStaticMarkup(<ComposedSections sections={sections} />).matchAll(/<h(\d)/g)];
  expect(levels.map(([, level]) => Number(level))).toEqual([1, 2, 3, 4, 3, 5, 6, 6]);
});

it('shows words with their elements, and nothing else as one', async () => {
  const sections = [
    of('Hero', {
      description: [
        'A ',
        { $: 'strong', of: ['<b>', { $: 'em', of: 'very' }] },
        { $: 'br' },
        { $: 'a', href: '/main/en/about', of: 'good' },
        ' day',
        { $: 'ol', start: 2, of: [{ $: 'li', of: 'Decide' }] },
      ],
    }),
  ];
  await loadParts({ sections });
  const html = renderToStaticMarkup(<ComposedSections sections={sections} />);
  expect(html).toContain('<strong>&lt;b&gt;<em>very</em></strong><br/>');
  expect(html).toMatch(/<a [^>]*href="\/main\/en\/about"[^>]*>good<\/a> day<ol start="2"><li>Decide/);
});
