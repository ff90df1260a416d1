import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import * as ui from './index.ts';
import { filledWith, listProps, withProp, wordProps } from './testing/changedProps.tsx';
import { EVERY_COMPONENT } from './testing/everyComponent.tsx';
import { render } from './testing/render.tsx';

/** Bad values, as editors and backends send them: a warning that names the prop, never an exception. */

const heading = 'Heading';
const PARTS = Object.entries(EVERY_COMPONENT).map(([name, make]) => [name, make({}, 2)] as const);

/** Lists without which a part has no content; the others may be empty. */
const NEEDED = /^(?:items|options|columns)$|^ComparisonTable groups$|^Video (?:sources|captions)$/;
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

const consentText = { accept: 'Yes', refuse: 'No', choose: 'Choose', save: 'Save' };
const video = {
  label: 'Play',
  sources: [{ src: '/v.webm', type: 'video/webm' }],
  captions: [],
  failure: 'F',
};
const embed = { src: '/player', title: '', href: '/video' };
const periods = { label: 'Period', items: [{ label: 'Month' }, { label: 'Year' }] };

it.each([
  [
    'Announcement `dismiss.name`',
    () => <ui.Announcement label="L" description="D" dismiss={{ label: 'Close', name: 'two words' }} />,
  ],
  [
    'ConsentBanner `name`',
    () => (
      <ui.ConsentBanner
        heading={heading}
        description="D"
        items={['A', 'B'].map((label) => ({ name: 'same', label }))}
        text={consentText}
      />
    ),
  ],
  ['PeriodSwitch `items`', () => <ui.PeriodSwitch label="P" items={[{ label: 'Month' }]} />],
  ['PeriodSwitch `defaultIndex`', () => <ui.PeriodSwitch {...periods} defaultIndex={7} />],
  [
    'PlanSection `prices`',
    () => <ui.PlanSection heading={heading} periods={periods} items={[{ heading, prices: [] }]} />,
  ],
  [
    'PriceCard `former.price`',
    () => <ui.PriceCard heading={heading} price={2} former={{ label: 'was', price: 1 }} />,
  ],
  ['Video `captions`', () => <ui.Video {...video} />],
  ['Video `duration`', () => <ui.Video {...video} silent duration={0} />],
  ['Video `duration`', () => <ui.Video {...video} silent duration={Number.NaN} />],
  ['Video `embed.title`', () => <ui.Video label="Play" embed={embed} />],
])('what a part cannot make anything of is said: %s', async (name, make) => {
  await render(make());
  const [component = '', prop = ''] = name.split(' ');
  expect(complaints.join('\n')).toMatch(new RegExp(`${component}: .*${prop}`));
});

it('an entry with undefined for its groups or options is one without, as where a content system has none', async () => {
  const { get } = await render(
    <>
      <ui.Header
        logo={{ src: '/logo.svg', name: 'Acme' }}
        homeHref="/"
        homeLabel="Acme"
        label="Main"
        entries={[{ label: 'About', href: '/about', groups: undefined }]}
        phoneMenu={{ openLabel: 'Menu', closeLabel: 'Close' }}
      />
      <ui.Select label="Service" options={[{ value: 'cloud', label: 'Cloud', options: undefined }]} />
    </>,
  );
  expect([get('[href="/about"]').textContent, get('option').textContent]).toEqual(['About', 'Cloud']);
});

it('a price that is no number is said', async () => {
  await render(<ui.PriceCard heading={heading} price={Number('12,000')} />);
  expect(complaints.join('\n')).toContain('`price` is not a number');
});

it.each([0, -1, Number.NaN, Infinity])('%d shapes of what is on its way are none', async (count) => {
  const { container } = await render(
    <ui.ProductSection heading={heading} items={[]} loading={{ label: 'Loading', count }} />,
  );
  expect(container.querySelectorAll('li')).toHaveLength(0);
});
