import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import * as ui from './index.ts';
import { filledWith, listProps, withProp, wordProps } from './testing/changed.tsx';
import { EVERY_COMPONENT } from './testing/everyComponent.tsx';
import { render } from './testing/render.tsx';

/** What editors and backends send when nobody looks: a warning that names the prop, never an exception. */

const heading = 'Heading';
const PARTS = Object.entries(EVERY_COMPONENT).map(([name, make]) => [name, make({}, 2)] as const);

/** Lists without which a part says nothing; the others may be empty. */
const NEEDED = /^(?:items|options|columns)$|^ComparisonTable groups$/;
/** Words that name something; the others may be missing. */
const NAMES = /^(?:label|legend|heading|name|quote)$|[a-z]Label$/;

let complaints: string[] = [];
beforeEach(() => {
  complaints = [];
  vi.spyOn(console, 'error').mockImplementation((...said: unknown[]) => void complaints.push(said.join(' ')));
});
afterEach(() => vi.restoreAllMocks());

describe.each(PARTS)('%s', (name, part) => {
  it.each(listProps(part))(
    'leaves no empty list of `%s` behind, and says where one is needed',
    async (prop) => {
      const { container } = await render(withProp(part, prop, () => []));
      const empty = [...container.querySelectorAll('ul, ol, dl')].filter(
        (list) => list.childElementCount === 0,
      );
      const isNeeded = NEEDED.test(prop) || NEEDED.test(`${name} ${prop}`);
      if (isNeeded) expect(complaints.join('\n')).toContain(`\`${prop}\` is empty`);
      else expect([complaints, empty]).toEqual([[], []]);
    },
  );

  it.each(wordProps(part).filter((prop) => NAMES.test(prop)))('says that `%s` is missing', async (prop) => {
    await render(withProp(part, prop, () => ' '));
    expect(complaints.join('\n')).toMatch(new RegExp(`is empty.*\`${prop}\`|\`${prop}\` is empty`));
  });

  it.each([1, 300])('may have %d entries in each list, all alike', async (count) => {
    await render(filledWith(part, { words: 'Same', count }));
    expect(complaints.filter((complaint) => /\bkeys?\b/.test(complaint))).toEqual([]);
  });
});

it('a missing name within a list is said', async () => {
  await render(<ui.AuthorLine authors={[{ name: '' }]} />);
  expect(complaints.join('\n')).toContain('`authors.name` is empty');
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
