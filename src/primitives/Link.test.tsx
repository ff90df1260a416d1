import type { ComponentPropsWithRef } from 'react';
import { describe, expect, it } from 'vitest';
import { render } from '../testing/render.tsx';
import { Button } from './Button/Button.tsx';
import { LinkProvider } from './LinkProvider.tsx';
import { Link } from './Link.tsx';

const RouterLink = ({ children, ...rest }: ComponentPropsWithRef<'a'>) => (
  <a data-router="" {...rest}>
    {children}
  </a>
);

describe('Link', () => {
  it('is rendered by the provider’s component, inside a button that leads somewhere too', async () => {
    const { container } = await render(
      <LinkProvider component={RouterLink}>
        <Link href="/a">a</Link>
        <Button href="/b">b</Button>
      </LinkProvider>,
    );
    expect(
      [...container.querySelectorAll('a[data-router]')].map((link) => link.getAttribute('href')),
    ).toEqual(['/a', '/b']);
  });

  it('never gives the provider’s component a link that leads nowhere', async () => {
    const { get } = await render(
      <LinkProvider component={RouterLink}>
        <Link>dead</Link>
      </LinkProvider>,
    );
    expect(get('[role=link]').getAttribute('aria-disabled')).toBe('true');
    expect(get('[role=link]').hasAttribute('data-router')).toBe(false);
  });
});
