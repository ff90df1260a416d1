import { renderToString } from 'react-dom/server';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { hydrate, perform, render } from '../../testing/render.tsx';
import { Header, type HeaderProps } from './Header.tsx';

const props: HeaderProps = {
  logo: { src: '/logo.svg', name: 'Acme' },
  homeHref: '/home',
  homeLabel: 'Home',
  label: 'Main menu',
  entries: [
    { label: 'Services', groups: [{ items: [{ label: 'Hosting', href: '/hosting' }] }], emptyLabel: 'None' },
    { label: 'Packages', unavailableLabel: 'unavailable' },
    { label: 'About', href: '/about', current: true },
  ],
  languages: {
    label: 'Language',
    shortLabel: 'EN',
    items: [
      { label: '繁體中文', href: '/zh', lang: 'zh-Hant-TW', current: false },
      { label: 'English', href: '/en', lang: 'en', current: true },
    ],
  },
  phoneMenu: { openLabel: 'Menu', closeLabel: 'Close menu' },
};

async function openMenu() {
  const page = await render(<Header {...props} />);
  const menu = page.get<HTMLDetailsElement>('details');
  menu.open = true;
  return { ...page, menu };
}

describe('Header', () => {
  beforeEach(() => {
    document.body.append(Object.assign(document.createElement('button'), { id: 'outside' }));
  });

  it('closes a menu with Escape and gives the focus back to its button', async () => {
    const { menu, get } = await openMenu();
    get('[href="/hosting"]').focus();
    await perform(() =>
      document.dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape', bubbles: true })),
    );
    expect(menu.open).toBe(false);
    expect(document.activeElement).toBe(menu.querySelector('summary'));
  });

  it('closes with a press on a button in it, and gives the focus back before the button does what it is for', async () => {
    let focused: Element | null = null;
    const onClick = () => {
      focused = document.activeElement;
    };
    const { get } = await render(
      <Header
        {...props}
        entries={[{ label: 'More', groups: [{ items: [{ label: 'Cookies', onClick }] }] }]}
      />,
    );
    const menu = get<HTMLDetailsElement>('details');
    menu.open = true;
    menu.querySelector('button')?.focus();
    await perform(() => menu.querySelector('button')?.click());
    expect(menu.open).toBe(false);
    expect(focused).toBe(menu.querySelector('summary'));
  });

  it('stays open for other keys and for presses inside', async () => {
    const { menu } = await openMenu();
    await perform(() => {
      document.dispatchEvent(new KeyboardEvent('keydown', { key: 'a', bubbles: true }));
      menu.querySelector('ul')?.dispatchEvent(new Event('pointerdown', { bubbles: true }));
    });
    expect(menu.open).toBe(true);
  });

  it('stays open for presses inside where it stands in a shadow root, of which the document hears the host only', async () => {
    const { menu } = await openMenu();
    const press = new Event('pointerdown', { bubbles: true });
    vi.spyOn(press, 'composedPath').mockReturnValue([menu, document.body, document]);
    await perform(() => document.body.dispatchEvent(press));
    expect(menu.open).toBe(true);
  });

  it('closes when something else is pressed, and when the focus goes elsewhere', async () => {
    const { menu, get } = await openMenu();
    const outside = document.getElementById('outside');
    await perform(() => outside?.dispatchEvent(new Event('pointerdown', { bubbles: true })));
    expect(menu.open).toBe(false);
    menu.open = true;
    get('[href="/hosting"]').focus();
    await perform(() => outside?.focus());
    expect(menu.open).toBe(false);
  });

  it('stays open when the focus moves outside it, as it does where a press does not focus', async () => {
    const { menu } = await openMenu();
    await perform(() => document.getElementById('outside')?.focus());
    expect(menu.open).toBe(true);
  });

  it('closes when the visitor goes back or forth, which shows another page behind it', async () => {
    const { menu } = await openMenu();
    await perform(() => window.dispatchEvent(new PopStateEvent('popstate')));
    expect(menu.open).toBe(false);
  });

  it('closes when a link is followed', async () => {
    const { menu, get } = await openMenu();
    await perform(() => {
      const link = get('[href="/hosting"]');
      link.addEventListener('click', (event) => event.preventDefault());
      link.click();
    });
    expect(menu.open).toBe(false);
  });

  it.each(['ctrlKey', 'metaKey', 'shiftKey'])(
    'stays open with %s, which opens a link in a tab or window of its own',
    async (key) => {
      const { menu, get } = await openMenu();
      const press = new MouseEvent('click', { bubbles: true, [key]: true });
      await perform(() => get('[href="/hosting"]').dispatchEvent(press));
      expect(menu.open).toBe(true);
    },
  );

  it('says of a closed menu that the current page is in it', async () => {
    const menu = (current: boolean) => ({
      label: 'Services',
      groups: [{ items: [{ label: 'Hosting', href: '/hosting', current }] }],
    });
    const { container } = await render(<Header {...props} entries={[menu(true), menu(false)]} />);
    const marks = [...container.querySelectorAll('nav summary')].map((each) =>
      each.getAttribute('aria-current'),
    );
    expect(marks).toEqual(['true', null]);
  });

  it('marks the current page and language, and each language in its own', async () => {
    const { get } = await render(<Header {...props} />);
    expect(get('[href="/about"]').getAttribute('aria-current')).toBe('page');
    expect(get('[href="/en"]').getAttribute('aria-current')).toBe('true');
    expect(get('[href="/zh"]').getAttribute('aria-current')).toBeNull();
    expect(get('[href="/zh"]').getAttribute('lang')).toBe('zh-Hant-TW');
    expect(get('[href="/zh"]').getAttribute('hreflang')).toBe('zh-Hant-TW');
  });

  it('marks the menu in which the current page is, and no other', async () => {
    const entries = ['/hosting', '/audits'].map((href, index) => ({
      label: href,
      groups: [{ items: [{ label: href, href, current: index === 1 }] }],
    }));
    const { container } = await render(<Header {...props} entries={entries} />);
    const marks = Array.from(
      container.querySelectorAll('summary'),
      (summary) => getComputedStyle(summary).borderRadius === '0px',
    );
    // The menus of languages and of the phone come last.
    expect(marks).toEqual([false, true, false, false]);
  });

  it('has on a phone all that the bar has, in its order', async () => {
    const link = (label: string) => ({ label, href: `/${label}` });
    const menu = (label: string) => ({ label, groups: [{ items: [link(`in ${label}`)] }] });
    const entries = [link('1'), menu('2'), link('3'), link('4'), menu('5'), menu('6'), link('7')];
    const { get } = await render(<Header {...props} entries={entries} actions={[link('8')]} />);
    const shown = Array.from(get('details nav').querySelectorAll('p, a'), ({ textContent }) => textContent);
    expect(shown).toEqual(['1', '2', 'in 2', '3', '4', '5', 'in 5', '6', 'in 6', '7', '8']);
  });

  it('announces an entry without a target as unavailable and keeps it out of the tab order', async () => {
    const { get } = await render(<Header {...props} />);
    const entry = get('[role=link]');
    expect(entry.textContent).toBe('Packages unavailable');
    expect(entry.getAttribute('aria-disabled')).toBe('true');
    expect(entry.hasAttribute('href')).toBe(false);
    expect(entry.hasAttribute('tabindex')).toBe(false);
  });

  describe('before hydration', () => {
    const error = vi.spyOn(console, 'error');
    afterEach(() => error.mockReset());

    it('lets a visitor open a menu, and leaves it open', async () => {
      const node = <Header {...props} />;
      const { get } = await hydrate(renderToString(node), node, (container) => {
        container.querySelector('details')?.setAttribute('open', '');
      });
      expect(get<HTMLDetailsElement>('details').open).toBe(true);
      expect(error).not.toHaveBeenCalled();
    });
  });
});
