import { perform, render } from '@plinth/ui/testing/render';
import { MemoryRouter } from 'react-router-dom';
import { expect, it } from 'vitest';
import { AppLink } from './AppLink.tsx';
import { type Site, SiteContext } from './site.ts';

it.each([
  ['/main/en/service/5', true],
  ['/main/en/service/5#prices', true],
  // Only a browser finds and highlights text fragments.
  ['/main/en/service/5#:~:text=logs', false],
  ['/main/en/service/5#prices:~:text=logs', false],
  ['https://example.com/', false],
  ['/main/en/about', false, '_blank'],
  // The browser opens another tab or window, or saves the page.
  ['/main/en/about', false, '', { ctrlKey: true }],
  ['/main/en/about', false, '', { metaKey: true }],
  ['/main/en/about', false, '', { shiftKey: true }],
  ['/main/en/about', false, '', { altKey: true }],
])('leads to %s inside the app: %s', async (href, isInside, target = '', keys?: MouseEventInit) => {
  const { get } = await render(
    <MemoryRouter>
      <SiteContext value={{ basePath: '/', plainHost: false } as Site}>
        <AppLink href={href} target={target} />
      </SiteContext>
    </MemoryRouter>,
  );
  const press = new MouseEvent('click', { bubbles: true, cancelable: true, ...keys });
  const link = get('a');
  await perform(() => link.dispatchEvent(press));
  expect(link.getAttribute('href')).toBe(href);
  expect(press.defaultPrevented).toBe(isInside);
});
