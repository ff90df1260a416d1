import { expect, it, vi } from 'vitest';

vi.mock('../pages/composed/parts/home.tsx', () => {
  throw new Error('A part threw.');
});

it('does not start, so that it does not load its document again and again, where a part of the page cannot be loaded', async () => {
  const reload = vi.spyOn(window.location, 'reload').mockReturnValue();
  const home = { langCodes: ['en'], sections: [{ section: 'ProductSection', props: {} }] };
  vi.stubGlobal('fetch', (request: Request) =>
    Promise.resolve(Response.json(request.url.includes('/pages/home') ? home : {})),
  );
  window.history.replaceState(null, '', '/main/en/index');
  document.body.innerHTML = '<div id="root"></div>';
  const { startApp } = await import('./main.tsx');
  await expect(startApp(Promise.resolve())).rejects.toHaveProperty('cause.message', 'A part threw.');
  expect(reload).not.toHaveBeenCalled();
});
