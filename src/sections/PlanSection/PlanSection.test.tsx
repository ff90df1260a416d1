import { renderToString } from 'react-dom/server';
import { expect, it, vi } from 'vitest';
import { hydrate, perform, render } from '../../testing/render.tsx';
import { translate } from '../../testing/translate.ts';
import { PlanSection, type PlanSectionProps } from './PlanSection.tsx';

const props: PlanSectionProps = {
  heading: 'Plans',
  periods: { label: 'Billing', items: [{ label: 'Monthly' }, { label: 'Yearly', note: '2 months free' }] },
  items: [
    {
      heading: 'Team',
      prices: [
        { price: 480, unit: 'a month' },
        { price: 4800, unit: 'a year', former: { label: 'was', price: 5760 } },
      ],
    },
  ],
};
/** What is visible where scripts run. */
const shown = (container: HTMLElement) => {
  const price = container.querySelector('article p:has(span)')?.cloneNode(true) as HTMLElement;
  price.querySelector(':scope > span:last-child')?.remove();
  return price.textContent;
};
const radio = (container: HTMLElement, index: number) =>
  container.querySelectorAll<HTMLInputElement>('input[type=radio]')[index];

it('changes the prices of all packages with the period', async () => {
  const onChoose = vi.fn();
  const { container, get } = await render(
    <PlanSection {...props} periods={{ ...props.periods, onChoose }} />,
  );
  expect(get('fieldset > legend').textContent).toBe('Billing');
  expect(shown(container)).toBe('$480 a month');
  await perform(() => radio(container, 1)?.click());
  expect(shown(container)).toBe('was $5,760$4,800 a year');
  expect(onChoose.mock.calls).toEqual([[1]]);
});

it('changes unit and former price with the period on a page that the browser has translated', async () => {
  const [plan] = props.items;
  if (plan === undefined) throw new Error('There is one.');
  const [monthly, yearly] = plan.prices;
  const prices = [
    { ...monthly, price: 480, former: { label: 'was monthly', price: 500 } },
    yearly ?? { price: 0 },
  ];
  const { container } = await render(<PlanSection {...props} items={[{ ...plan, prices }]} />);
  translate(container);
  await perform(() => radio(container, 1)?.click());
  expect(shown(container)).toBe('was $5,760$4,800 a year');
});

it('comes back from loading with the period that was chosen, in its switch too', async () => {
  const { container, rerender } = await render(<PlanSection {...props} />);
  await perform(() => radio(container, 1)?.click());
  await rerender(<PlanSection {...props} loading={{ label: 'Loading' }} />);
  await rerender(<PlanSection {...props} />);
  expect(shown(container)).toBe('was $5,760$4,800 a year');
  expect(radio(container, 1)?.checked).toBe(true);
});

it('tells the prices of all periods in the html of a server', () => {
  const { textContent } = Object.assign(document.createElement('div'), {
    innerHTML: renderToString(<PlanSection {...props} />).replaceAll('<!-- -->', ''),
  });
  expect(textContent).toContain('$480 a month');
  expect(textContent).toContain('Yearly $4,800 a year');
});

it('keeps to the period that was chosen before the script had come', async () => {
  const { container } = await hydrate(
    renderToString(<PlanSection {...props} />),
    <PlanSection {...props} />,
    (html) => radio(html, 1)?.click(),
  );
  expect(shown(container)).toBe('was $5,760$4,800 a year');
});

it('begins with the first period, in its switch too, when told to begin with one that is not there', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  const onChoose = vi.fn();
  const periods = { ...props.periods, defaultIndex: 7, onChoose };
  const { container } = await render(<PlanSection {...props} periods={periods} />);
  expect(shown(container)).toBe('$480 a month');
  expect(radio(container, 0)?.checked).toBe(true);
  expect(onChoose).not.toHaveBeenCalled();
});

it('begins anew with other periods, prices and switch alike', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  const [monthly, yearly] = props.periods.items;
  const section = (items: PlanSectionProps['periods']['items']) => (
    <PlanSection {...props} periods={{ label: 'Billing', items }} />
  );
  if (monthly === undefined || yearly === undefined) throw new Error('There are two.');
  const { container, rerender } = await render(section([monthly, yearly]));
  for (const other of [[monthly], [{ label: 'Weekly' }, monthly, yearly]]) {
    await perform(() => radio(container, 1)?.click());
    expect(shown(container)).toContain('a year');
    await rerender(section(other));
    await rerender(section([monthly, yearly]));
    expect(shown(container)).toContain('a month');
    expect(radio(container, 0)?.checked).toBe(true);
  }
});

it('has no switch where there is one period', async () => {
  const { container } = await render(
    <PlanSection
      {...props}
      periods={{ label: 'Billing', items: [{ label: 'Monthly' }] }}
      items={[{ heading: 'Team', prices: [{ price: 480, unit: 'a month' }] }]}
    />,
  );
  expect(container.querySelector('fieldset')).toBeNull();
  expect(container.textContent).toContain('$480 a month');
});

it('names another period also where its price is the very same', () => {
  const same = { price: 480, unit: 'a month' };
  const html = renderToString(<PlanSection {...props} items={[{ heading: 'Team', prices: [same, same] }]} />);
  expect(html.replaceAll('<!-- -->', '')).toContain('Yearly $480 a month');
});
