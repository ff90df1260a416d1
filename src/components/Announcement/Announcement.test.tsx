import { runInNewContext } from 'node:vm';
import { renderToString } from 'react-dom/server';
import { afterEach, expect, it, vi } from 'vitest';
import { hydrate, perform, render } from '../../testing/render.tsx';
import { Announcement, type AnnouncementProps } from './Announcement.tsx';
import { DISMISSED_SCRIPT } from './dismissed.ts';

const props: AnnouncementProps = {
  label: 'News',
  description: 'Doors open in March',
  dismiss: { label: 'Close', name: 'doors-2026' },
};

afterEach(() => {
  vi.unstubAllGlobals();
  localStorage.clear();
  delete document.documentElement.dataset['dismissed'];
});

it('is gone when it was dismissed, also the next time, until there are other news', async () => {
  const onDismiss = vi.fn();
  const { container, get } = await render(<Announcement {...props} onDismiss={onDismiss} />);
  expect(get('aside').getAttribute('aria-label')).toBe('News');
  await perform(() => get('button[aria-label=Close]').click());
  expect(container.childElementCount).toBe(0);
  expect(onDismiss).toHaveBeenCalledTimes(1);

  const again = await render(<Announcement {...props} />);
  expect(again.container.childElementCount).toBe(0);
  await again.rerender(<Announcement {...props} dismiss={{ label: 'Close', name: 'summer' }} />);
  expect(again.container.childElementCount).toBe(1);
});

it('comes to life where it was dismissed before, and goes', async () => {
  localStorage.setItem('dismissed', 'other doors-2026');
  const html = renderToString(<Announcement {...props} />);
  expect(html).toContain('Doors open');
  const { container } = await hydrate(html, <Announcement {...props} />);
  expect(container.childElementCount).toBe(0);
});

it('tells the document what was dismissed before anything is painted', async () => {
  const { get } = await render(<Announcement {...props} />);
  await perform(() => get('button').click());
  runInNewContext(DISMISSED_SCRIPT, { document, localStorage });
  expect(document.documentElement.dataset['dismissed']?.split(' ')).toContain('doors-2026');
});

it('is dismissed for this page where the browser remembers nothing', async () => {
  const refuse = () => {
    throw new Error('private');
  };
  vi.stubGlobal('localStorage', { getItem: refuse, setItem: refuse });
  const { container, get } = await render(<Announcement {...props} />);
  await perform(() => get('button').click());
  expect(container.childElementCount).toBe(0);
});

it('goes where another tab has dismissed it', async () => {
  const { container } = await render(<Announcement {...props} />);
  localStorage.setItem('dismissed', 'doors-2026');
  await perform(() => void dispatchEvent(new StorageEvent('storage')));
  expect(container.childElementCount).toBe(0);
});

it('remembers the last twenty', async () => {
  for (let turn = 0; turn < 25; turn += 1) {
    const { get } = await render(
      <Announcement {...props} dismiss={{ label: 'Close', name: `news-${turn}` }} />,
    );
    await perform(() => get('button').click());
  }
  const kept = localStorage.getItem('dismissed')?.split(' ');
  expect([kept?.length, kept?.[0], kept?.at(-1)]).toEqual([20, 'news-5', 'news-24']);
});

it('stays where nobody is to be rid of it', async () => {
  const { container } = await render(<Announcement label="News" description="Doors open in March" />);
  expect(container.querySelector('button')).toBeNull();
});

it('hands the focus on to what follows it, past what nobody sees', async () => {
  const { get } = await render(
    <>
      <a href="#before">Before</a>
      <Announcement {...props} />
      <button type="button" tabIndex={-1}>
        No stop
      </button>
      <button type="button" disabled>
        Not now
      </button>
      <a href="#menu">Menu</a>
    </>,
  );
  const close = get('[aria-label=Close]');
  close.focus();
  await perform(() => close.click());
  expect(document.activeElement?.textContent).toBe('Menu');
});
