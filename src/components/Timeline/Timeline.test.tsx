import { expect, it, vi } from 'vitest';
import { render } from '../../testing/render.tsx';
import { Timeline } from './Timeline.tsx';

const items = [
  { time: '9:30', dateTime: '2026-03-14T09:30', heading: 'Doors open' },
  { time: '10:00', heading: 'Welcome', description: 'In the large hall', current: true },
];

it('says when before what, for people and for machines', async () => {
  const { container } = await render(<Timeline items={items} headingLevel={4} />);
  expect([...container.querySelectorAll('ol > li')].map(({ textContent }) => textContent)).toEqual([
    '9:30Doors open',
    '10:00WelcomeIn the large hall',
  ]);
  expect([...container.querySelectorAll('[data-part=time]')].map(({ outerHTML }) => outerHTML)).toEqual([
    expect.stringMatching(/^<time datetime="2026-03-14T09:30".*>9:30</),
    // A `<time>` may hold words only where it has a `datetime`.
    expect.stringMatching(/^<span .*>10:00</),
  ]);
});

it('says what is now', async () => {
  const { container } = await render(<Timeline items={items} />);
  expect([...container.querySelectorAll('li')].map((item) => item.getAttribute('aria-current'))).toEqual([
    null,
    'step',
  ]);
});

it('says in development that two are now', async () => {
  const error = vi.spyOn(console, 'error').mockImplementation(() => undefined);
  await render(<Timeline items={items.map((item) => ({ ...item, current: true }))} />);
  expect(error.mock.calls.join()).toContain('`items` is `current`');
});
