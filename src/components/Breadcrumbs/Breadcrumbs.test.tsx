import { expect, it } from 'vitest';
import { render } from '../../testing/render.tsx';
import { Breadcrumbs } from './Breadcrumbs.tsx';

const items = [{ label: 'Home', href: '/' }, { label: 'Services', href: '/services' }, { label: 'Hosting' }];

it('leads to all pages but its own, which is the current one', async () => {
  const { container, get } = await render(<Breadcrumbs label="Here" items={items} />);
  expect([...container.querySelectorAll('nav > ol > li a')].map((link) => link.getAttribute('href'))).toEqual(
    ['/', '/services'],
  );
  expect(get('[aria-current=page]').textContent).toBe('Hosting');
  expect(container.querySelectorAll('[aria-current]').length).toBe(1);
});

it('may lead to its own page, too', async () => {
  const { get } = await render(<Breadcrumbs label="Here" items={items.slice(0, 2)} />);
  expect(get('a[aria-current=page]').getAttribute('href')).toBe('/services');
});

it('shows the icon of a page that it does not lead to, and says its language', async () => {
  const { get } = await render(
    <Breadcrumbs label="Here" items={[{ label: '主機', icon: <svg data-icon="" />, lang: 'zh-Hant' }]} />,
  );
  expect(get('[aria-current=page]').getAttribute('lang')).toBe('zh-Hant');
  expect(get('[aria-current=page] > [aria-hidden] > [data-icon]')).toBeTruthy();
});
