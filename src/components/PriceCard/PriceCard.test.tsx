import { expect, it } from 'vitest';
import { render } from '../../testing/render.tsx';
import { PriceCard, type PriceCardProps } from './PriceCard.tsx';

const props: PriceCardProps = {
  heading: 'Standard',
  price: 12_000,
  unit: 'per month',
  features: ['8 vCPU', '5 TB', '5 TB'],
  action: { label: 'Contact us', href: '#contact', accessibleLabel: 'Contact us about Standard' },
  note: 'Prices exclude tax',
};

it('tells price and unit in one breath', async () => {
  const { container } = await render(<PriceCard {...props} />);
  expect(container.textContent).toContain('$12,000 per month');
});

it('keeps its features a list, in order, even when two are alike', async () => {
  const { container } = await render(<PriceCard {...props} />);
  const items = container.querySelectorAll('ul[role=list] > li');
  expect([...items].map((item) => item.textContent)).toEqual(['8 vCPU', '5 TB', '5 TB']);
});

it('marks only the preferred package, with the louder word only when there is one', async () => {
  const { container, rerender } = await render(<PriceCard {...props} />);
  expect(container.textContent).not.toContain('Most popular');
  await rerender(<PriceCard {...props} preferred={{ label: '熱門方案' }} />);
  expect(container.textContent).toContain('熱門方案');
  expect(container.textContent).not.toContain('Best');
  await rerender(<PriceCard {...props} preferred={{ label: 'Most popular', badge: 'Best' }} />);
  expect(container.textContent).toContain('Best');
  expect(container.textContent).toContain('Most popular');
});

it('asks for this very package', async () => {
  const { get } = await render(<PriceCard {...props} />);
  expect(get('a').getAttribute('href')).toBe('#contact');
  expect(get('a').getAttribute('aria-label')).toBe('Contact us about Standard');
});

it('tells what it cost before, in words and struck', async () => {
  const { container, get } = await render(
    <PriceCard
      {...props}
      former={{ label: 'Was', price: 15_000 }}
      currency={{ code: 'TWD', locale: 'en' }}
    />,
  );
  expect(get('s').textContent).toBe('NT$15,000');
  expect(container.textContent).toContain('Was NT$15,000');
  expect(container.textContent).toContain('NT$12,000 per month');
});

it('keeps groups of features as lists under their words', async () => {
  const { container } = await render(
    <PriceCard {...props} features={['Backups', { heading: 'Support', items: ['By mail', 'By phone'] }]} />,
  );
  const group = container.querySelector('ul > li:nth-child(2)');
  expect(group?.firstChild?.textContent).toBe('Support');
  expect([...(group?.querySelectorAll('ul[role=list] > li') ?? [])].map((item) => item.textContent)).toEqual([
    'By mail',
    'By phone',
  ]);
});
