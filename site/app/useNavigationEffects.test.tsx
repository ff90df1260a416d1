import { act } from 'react';
import { type Root, createRoot } from 'react-dom/client';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { useAnchorScroll } from './useNavigationEffects.ts';

function Page() {
  useAnchorScroll(true);
  return (
    <>
      <header>
        <details>
          <summary>Menu</summary>
        </details>
        <a href="#contact">Contact</a>
        <a href="#prices">Prices</a>
      </header>
      <main tabIndex={-1}>
        <section id="contact">
          <input />
        </section>
      </main>
    </>
  );
}

describe('the focus after an anchor was followed', () => {
  let root: Root;
  const get = (selector: string): HTMLElement => {
    const found = document.querySelector<HTMLElement>(selector);
    if (found === null) throw new Error(`Nothing matches '${selector}'.`);
    return found;
  };

  /** Opens the page at its anchor, does `deed` before the delay is over, and waits until it is. */
  async function follow(deed: () => void): Promise<void> {
    await act(async () =>
      root.render(
        <MemoryRouter initialEntries={['/#contact']}>
          <Page />
        </MemoryRouter>,
      ),
    );
    deed();
    vi.advanceTimersByTime(100);
  }

  beforeEach(() => {
    vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    root = createRoot(document.body.appendChild(document.createElement('div')));
  });
  afterEach(async () => {
    await act(async () => root.unmount());
    document.body.replaceChildren();
    vi.useRealTimers();
    vi.unstubAllGlobals();
  });

  it('goes where the eyes go', async () => {
    await follow(() => undefined);
    expect(document.activeElement).toBe(get('#contact'));
  });

  it.each(['a[href="#contact"]', 'main'])(
    'goes there from %s, which led to it or holds it',
    async (selector) => {
      await follow(() => get(selector).focus());
      expect(document.activeElement).toBe(get('#contact'));
    },
  );

  it.each(['summary', 'input', 'a[href="#prices"]'])(
    'is left to a visitor who is at %s by then',
    async (selector) => {
      await follow(() => get(selector).focus());
      expect(document.activeElement).toBe(get(selector));
    },
  );
});
