import { expect, it, vi } from 'vitest';
import { render } from '../../testing/render.tsx';
import { Stats } from './Stats.tsx';

it('says what a figure counts before the figure, and then since when', async () => {
  const { container } = await render(
    <Stats heading="Figures" items={[{ value: '312', label: 'Companies', description: 'Since 2014' }]} />,
  );
  expect(
    [...container.querySelectorAll('dl > div > *')].map((part) => [part.localName, part.textContent]),
  ).toEqual([
    ['dt', 'Companies'],
    ['dd', '312'],
    ['dd', 'Since 2014'],
  ]);
});

it.each([
  [undefined, 4],
  [2, 2],
])('shows shapes in the place of %s expected figures: %d', async (count, shapes) => {
  const { container } = await render(
    <Stats heading="Figures" items={[]} loading={{ label: 'Wait', count }} />,
  );
  expect(container.querySelectorAll('dl, dt, dd').length).toBe(0);
  expect(container.querySelector('[aria-hidden=true] > div')?.childElementCount).toBe(shapes);
});

it.each([
  ['value', { value: ' ', label: 'Companies' }],
  ['label', { value: '312', label: '' }],
])('says in development that a figure without its %s says nothing', async (prop, item) => {
  const error = vi.spyOn(console, 'error').mockImplementation(() => undefined);
  await render(<Stats heading="Figures" items={[item]} />);
  expect(error.mock.calls.join()).toContain(`\`${prop}\``);
});
