import type { ReactElement } from 'react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import * as ui from './index.ts';
import { render } from './testing/render.tsx';

/** What editors and backends send when nobody looks: a warning that names the prop, never an exception. */

const heading = 'Heading';
const media = { src: '', alt: '' };
const many = <T,>(item: T): T[] => Array.from({ length: 300 }, () => item);

/** Each part with a list, by the list that it is given: `0` entries, `1`, `300` that are all the same. */
const LISTS: Readonly<Record<string, (list: <T>(item: T) => T[]) => ReactElement>> = {
  'Accordion items': (list) => <ui.Accordion items={list({ heading, content: 'A' })} />,
  'Advantages items': (list) => <ui.Advantages heading={heading} items={list({ heading })} />,
  'ArticleCard authors': (list) => (
    <ui.ArticleCard heading={heading} byline={{ authors: list({ name: 'Same' }), date: '9' }} />
  ),
  'AuthorLine authors': (list) => <ui.AuthorLine authors={list({ name: 'Same', media })} date="9" />,
  'BrandSection items': (list) => <ui.BrandSection heading={heading} items={list(media)} />,
  'FaqSection items': (list) => (
    <ui.FaqSection heading={heading} items={list({ question: 'Q', answer: 'A' })} />
  ),
  'HelpSection items': (list) => (
    <ui.HelpSection heading={heading} items={list({ situation: 'S', advice: 'A' })} />
  ),
  'LogoWall items': (list) => <ui.LogoWall items={list(media)} />,
  'MovingLogoWall items': (list) => (
    <ui.MovingLogoWall items={list(media)} stopLabel="Stop" moveLabel="Move" />
  ),
  'MediaSection items': (list) => <ui.MediaSection heading={heading} items={list({ heading })} />,
  'PartnerSection items': (list) => <ui.PartnerSection heading={heading} items={list({ label: 'P' })} />,
  'PriceSection items': (list) => <ui.PriceSection heading={heading} items={list({ heading, price: 1 })} />,
  'ProcessSection items': (list) => (
    <ui.ProcessSection heading={heading} items={list({ number: 1, numberLabel: 'Step', heading })} />
  ),
  'ProductSection items': (list) => <ui.ProductSection heading={heading} items={list({ heading })} />,
  'River items': (list) => <ui.River heading={heading} items={list({ heading, media, paragraphs: ['A'] })} />,
  'River paragraphs': (list) => <ui.River heading={heading} items={[{ media, paragraphs: list('Same') }]} />,
  'Stats items': (list) => <ui.Stats heading={heading} items={list({ value: '9', label: 'Same' })} />,
  'TestimonialSection items': (list) => (
    <ui.TestimonialSection heading={heading} items={list({ quote: 'Same', name: 'N' })} />
  ),
  'Timeline items': (list) => <ui.Timeline items={list({ time: 'Same', heading: 'Same' })} />,
  'Tabs items': (list) => <ui.Tabs label="T" items={list({ label: 'Same', content: 'A' })} />,
  'Breadcrumbs items': (list) => <ui.Breadcrumbs label="Here" items={list({ label: 'Same' })} />,
  'ComparisonTable columns': (list) => (
    <ui.ComparisonTable
      label="Plans"
      columns={list({ heading: 'Same' })}
      groups={[{ rows: [{ heading: 'Row', cells: list('Same') }] }]}
      answers={{ yes: 'Yes', no: 'No' }}
    />
  ),
  'ContactSection points': (list) => (
    <ui.ContactSection heading={heading} points={list('Same')}>
      form
    </ui.ContactSection>
  ),
  'PriceCard features': (list) => <ui.PriceCard heading={heading} price={1} features={list('Same')} />,
  'TeamMemberCard paragraphs': (list) => <ui.TeamMemberCard heading={heading} paragraphs={list('Same')} />,
  'Hero facts': (list) => <ui.Hero heading={heading} facts={list({ value: '9', label: 'Same' })} />,
  'Footer groups': (list) => <ui.Footer label="Foot" groups={list({ heading: 'G', items: [] })} />,
};

/** Lists without which a part says nothing; the others may be empty. */
const NEEDED = /(?:^ComparisonTable columns| items)$/;

let complaints: string[] = [];
beforeEach(() => {
  complaints = [];
  vi.spyOn(console, 'error').mockImplementation((...said: unknown[]) => void complaints.push(said.join(' ')));
});
afterEach(() => vi.restoreAllMocks());

describe.each(Object.entries(LISTS))('%s', (name, make) => {
  it('leave no empty list behind, and where they are needed it is said', async () => {
    const { container } = await render(make(() => []));
    const empty = [...container.querySelectorAll('ul, ol, dl')].filter(
      (list) => list.childElementCount === 0,
    );
    const [prop = ''] = name.split(' ').slice(1);
    if (NEEDED.test(name)) expect(complaints.join('\n')).toContain(`\`${prop}\` is empty`);
    else expect([complaints, empty]).toEqual([[], []]);
  });

  it('may be one, or three hundred that are all alike', async () => {
    await render(make((item) => [item]));
    await render(make(many));
    expect(complaints.filter((complaint) => complaint.includes('key'))).toEqual([]);
  });
});

it.each([
  ['Heading', () => <ui.Heading level={2}> </ui.Heading>, 'children'],
  ['Header', () => header(''), 'label'],
  ['Footer', () => <ui.Footer label="" />, 'label'],
  ['ArticleCard', () => <ui.ArticleCard heading=" " />, 'heading'],
  ['AuthorLine', () => <ui.AuthorLine authors={[{ name: '' }]} />, 'authors.name'],
  ['Breadcrumbs', () => <ui.Breadcrumbs label="" items={[{ label: 'B' }]} />, 'label'],
  ['River', () => <ui.River heading="" items={[{ paragraphs: ['A'] }]} />, 'children'],
  ['MovingLogoWall', () => <ui.MovingLogoWall items={[media]} stopLabel="" moveLabel="Move" />, 'stopLabel'],
  ['MovingLogoWall', () => <ui.MovingLogoWall items={[media]} stopLabel="Stop" moveLabel="" />, 'moveLabel'],
  ['ScrollArea', () => <ui.ScrollArea label=" " />, 'label'],
  ['Tabs', () => <ui.Tabs label=" " items={[{ label: 'T', content: 'A' }]} />, 'label'],
  ['Testimonial', () => <ui.Testimonial quote="" name="N" />, 'quote'],
  ['Testimonial', () => <ui.Testimonial quote="Q" name="" />, 'name'],
  ['TextField', () => <ui.TextField label="" />, 'label'],
  ['SkipLink', () => <ui.SkipLink href="#a" label="" />, 'label'],
])('a missing name of %s is said, with its prop', async (_name, make, prop) => {
  await render(make());
  expect(complaints.join('\n')).toContain(`\`${prop}\` is empty`);
});

it('a price that is no number is said', async () => {
  await render(<ui.PriceCard heading={heading} price={Number('12,000')} />);
  expect(complaints.join('\n')).toContain('`price` is no number');
});

it.each([0, -1, Number.NaN, Infinity])('%d shapes of what is on its way are none', async (count) => {
  const { container } = await render(
    <ui.ProductSection heading={heading} items={[]} loading={{ label: 'Loading', count }} />,
  );
  expect(container.querySelectorAll('li')).toHaveLength(0);
});

function header(label: string) {
  return (
    <ui.Header
      logo={{ src: '', name: '' }}
      homeHref="/"
      homeLabel="Home"
      label={label}
      phoneMenu={{ openLabel: 'Open', closeLabel: 'Close' }}
    />
  );
}
