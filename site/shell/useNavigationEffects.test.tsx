import { render } from '@plinth/ui/testing/render';
import { MemoryRouter, type NavigationType, useLocation, useNavigationType } from 'react-router-dom';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { followsHash } from './navigation.ts';
import { useScrollTarget } from './useNavigationEffects.ts';

const PAGE = { page: 'home', langCode: 'en', isPrerendered: false, Page: () => <p>Home</p> } as const;

/** A page that is shown at once. */
function Page() {
  useScrollTarget({ ...PAGE, location: useLocation(), navigationType: useNavigationType() }, true);
  return (
    <>
      <header>
        <details>
          <summary>Menu</summary>
          <a href="/zh-tw#contact">中文</a>
          <a href="/#contact">English</a>
        </details>
        <a href="#contact">Contact</a>
        <a href="#prices">Prices</a>
      </header>
      <main tabIndex={-1}>
        <h1 tabIndex={-1}>Home</h1>
        <section id="contact">
          <input />
        </section>
      </main>
    </>
  );
}

describe('the focus after an anchor was followed', () => {
  const get = (selector: string): HTMLElement => {
    const found = document.querySelector<HTMLElement>(selector);
    if (found === null) throw new Error(`Nothing matches '${selector}'.`);
    return found;
  };

  /** Opens the page at its anchor, does `deed` before the delay ends, and waits until it has. */
  async function follow(deed: () => void): Promise<void> {
    await render(
      <MemoryRouter initialEntries={['/#contact']}>
        <Page />
      </MemoryRouter>,
    );
    deed();
    vi.advanceTimersByTime(100);
  }

  beforeEach(() => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    window.history.replaceState(null, '', '/#contact');
  });
  afterEach(() => void vi.useRealTimers());

  it.each(['a[href="#contact"]', 'main', 'h1'])(
    'goes there from %s, which led to it, holds it or heads its page',
    async (selector) => {
      await follow(() => get(selector).focus());
      expect(document.activeElement).toBe(get('#contact'));
    },
  );

  it.each(['summary', 'input', 'a[href="#prices"]', 'a[href="/zh-tw#contact"]'])(
    'is left to a visitor who is at %s by then',
    async (selector) => {
      const scroll = vi.spyOn(Element.prototype, 'scrollIntoView');
      await follow(() => get(selector).focus());
      expect(document.activeElement).toBe(get(selector));
      expect(scroll).not.toHaveBeenCalled();
      scroll.mockRestore();
    },
  );

  it('is left to a visitor who has opened a menu, even at its link to this page', async () => {
    await follow(() => {
      get('details').setAttribute('open', '');
      get('a[href="/#contact"]').focus();
    });
    expect(document.activeElement).toBe(get('a[href="/#contact"]'));
  });

  it('goes where the eyes go after 100 ms, and not before', async () => {
    await follow(() => {
      vi.advanceTimersByTime(99);
      expect(document.activeElement).toBe(document.body);
      vi.advanceTimersByTime(1);
      expect(document.activeElement).toBe(get('#contact'));
    });
  });

  it.each(['wheel', 'touchmove', 'keydown'])('stays with a visitor who went elsewhere by %s', async (way) => {
    const scroll = vi.spyOn(Element.prototype, 'scrollIntoView');
    await follow(() => window.dispatchEvent(new Event(way)));
    expect(scroll).not.toHaveBeenCalled();
    expect(document.activeElement).toBe(document.body);
    scroll.mockRestore();
  });
});

describe('whether an anchor is followed', () => {
  it.each<readonly [string, string | undefined, string, `${NavigationType}`, boolean]>([
    ['when the site is opened there', undefined, '/main/en/index', 'POP', true],
    ['when a link leads there', '/main/en/about', '/main/en/index', 'PUSH', true],
    ['when a link leads there again', '/main/en/index', '/main/en/index', 'PUSH', true],
    ['when the language is switched', '/main/en/index', '/main/zh-tw/index', 'PUSH', false],
    ['on the way back', '/main/en/about', '/main/en/index', 'POP', false],
  ])('%s', (_when, from, pathname, navigationType, expected) => {
    expect(followsHash({ from, location: { pathname }, navigationType })).toBe(expected);
  });
});
