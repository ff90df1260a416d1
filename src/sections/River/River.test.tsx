import { expect, it, vi } from 'vitest';
import { render } from '../../testing/render.tsx';
import { groundProperty } from '../../tokens/grounds.ts';
import { River } from './River.tsx';

const media = { src: '/picture.svg', alt: '' };

it('reads words before their picture, row by row, whatever side the picture is on', async () => {
  const items = ['One', 'Two'].map((heading) => ({ heading, paragraphs: [`About ${heading}`], media }));
  const { container } = await render(<River heading="All" items={items} firstMedia="start" />);
  expect([...container.querySelectorAll('h2, h3, p, img')].map((part) => part.textContent)).toEqual([
    'All',
    'One',
    'About One',
    '',
    'Two',
    'About Two',
    '',
  ]);
});

it('lets a row that stands alone share the heading of the section', async () => {
  const error = vi.spyOn(console, 'error').mockImplementation(() => undefined);
  const { container } = await render(<River heading="All" items={[{ paragraphs: ['Words'], media }]} />);
  expect([...container.querySelectorAll('h1, h2, h3')].map(({ localName }) => localName)).toEqual(['h2']);
  expect(error).not.toHaveBeenCalled();
});

it('says in development that one of several rows has no heading', async () => {
  const error = vi.spyOn(console, 'error').mockImplementation(() => undefined);
  await render(<River heading="All" items={[{ heading: 'One' }, { paragraphs: ['Words'] }]} />);
  expect(error.mock.calls.join()).toContain('`items` has no `heading`');
});

it.each([[[{}]], [[{ heading: 'One' }, { heading: ' ', paragraphs: [''] }]]])(
  'says in development that a row is empty: %j',
  async (items) => {
    const error = vi.spyOn(console, 'error').mockImplementation(() => undefined);
    await render(<River heading="All" items={items} />);
    expect(error.mock.calls.join()).toContain('one of `items` is empty');
  },
);

it.each([
  [1, ['high', null]],
  [2, [null, null]],
] as const)(
  'fetches the first picture under a heading of level %d before others: %s',
  async (level, said) => {
    const { container } = await render(
      <River
        heading="All"
        headingLevel={level}
        items={[
          { heading: 'One', media },
          { heading: 'Two', media },
        ]}
      />,
    );
    expect(
      [...container.querySelectorAll('img')].map((image) => image.getAttribute('fetchpriority')),
    ).toEqual(said);
  },
);

it('shows pictures for the ground of their panel, which is not that of a dark band', async () => {
  const { get } = await render(<River heading="All" items={[{ heading: 'One', media }]} />);
  const panel = getComputedStyle(get('div:has(> span > img)'));
  expect(panel.getPropertyValue(groundProperty('ink.on-dark'))).toBe('initial');
});
