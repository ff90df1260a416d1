import { expect, it } from 'vitest';
import { render } from '../../testing/render.tsx';
import { ProductCard } from './ProductCard.tsx';

const action = { label: 'More', href: '/service/2', accessibleLabel: 'More about hosting' };

it('has one link, in its heading, whose name says more about what', async () => {
  const { container, get } = await render(<ProductCard heading="Hosting" action={action} />);
  expect(container.querySelectorAll('a, button, [tabindex]')).toHaveLength(1);
  expect(get('h3 a').getAttribute('href')).toBe('/service/2');
  expect(get('h3 a').getAttribute('aria-label')).toBe('More about hosting');
});

it('shows the More text without saying it twice', async () => {
  const { get } = await render(<ProductCard heading="Hosting" action={action} />);
  expect(get('[aria-hidden="true"]').textContent).toBe('More');
});

it('says that a service without an address is not available', async () => {
  const { get } = await render(<ProductCard heading="Hosting" action={{ label: 'More' }} />);
  expect(get('h3 a').getAttribute('aria-disabled')).toBe('true');
});

it('passes ref, class and attributes to its article', async () => {
  let element: HTMLElement | null = null;
  const keep = (node: HTMLElement | null) => {
    element ??= node;
  };
  const { get } = await render(
    <ProductCard
      heading="Hosting"
      action={action}
      ref={keep}
      className="mine"
      data-test="yes"
      headingLevel={4}
    />,
  );
  expect(get('article.mine[data-test=yes] h4')).toBeTruthy();
  expect(element).toBe(get('article'));
});
