import { renderToString } from 'react-dom/server';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { perform, render } from '../../testing/render.tsx';
import { Tabs, type TabsProps } from './Tabs.tsx';

const items = ['One', 'Two', 'Three'].map((label) => ({ label, content: `About ${label}` }));
const tabs = (props: Partial<TabsProps> = {}) => <Tabs label="Numbers" items={items} {...props} />;

const all = (container: HTMLElement) => [...container.querySelectorAll<HTMLElement>('[role=tab]')];
const chosen = (container: HTMLElement) =>
  all(container).findIndex((tab) => tab.getAttribute('aria-selected') === 'true');
const focused = (container: HTMLElement) => all(container).findIndex((tab) => tab === document.activeElement);
const press = (key: string, init: KeyboardEventInit = {}) =>
  perform(() => {
    document.activeElement?.dispatchEvent(
      new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true, ...init }),
    );
  });
const start = async (props: Partial<TabsProps> = {}) => {
  const { container } = await render(tabs(props));
  await perform(() => all(container)[chosen(container)]?.focus());
  return container;
};

afterEach(() => vi.restoreAllMocks());

describe('the keyboard', () => {
  it.each([
    ['ArrowRight', 1],
    ['ArrowLeft', 2],
    ['End', 2],
    ['Home', 0],
    ['a', 0],
  ])('%s leads from the first of three to %d, and chooses it', async (key, index) => {
    const container = await start();
    await press(key);
    expect([focused(container), chosen(container)]).toEqual([index, index]);
  });

  it('has a key that leads back to the first', async () => {
    const container = await start({ defaultIndex: 2 });
    await press('Home');
    expect([focused(container), chosen(container)]).toEqual([0, 0]);
  });

  it('turns around at the ends', async () => {
    const container = await start({ defaultIndex: 2 });
    await press('ArrowRight');
    expect(chosen(container)).toBe(0);
  });

  it('runs the other way where the script does', async () => {
    const container = await start({ style: { direction: 'rtl' } });
    await press('ArrowLeft');
    expect(chosen(container)).toBe(1);
    await press('ArrowRight');
    expect(chosen(container)).toBe(0);
  });

  it.each(['altKey', 'ctrlKey', 'metaKey'])(
    'leaves the browser’s own shortcuts with %s alone',
    async (key) => {
      const container = await start();
      await press('ArrowLeft', { [key]: true });
      expect(focused(container)).toBe(0);
    },
  );

  it('only moves where choosing is by hand', async () => {
    const onChoose = vi.fn<(index: number) => void>();
    const container = await start({ activation: 'manual', onChoose });
    await press('ArrowRight');
    expect([focused(container), chosen(container)]).toEqual([1, 0]);
    expect(onChoose).not.toHaveBeenCalled();
    await perform(() => all(container)[1]?.click());
    await perform(() => all(container)[1]?.click());
    expect(chosen(container)).toBe(1);
    expect(onChoose.mock.calls).toEqual([[1]]);
  });

  it('stops once on its way through', async () => {
    const container = await start({ defaultIndex: 1 });
    expect(all(container).map((tab) => tab.tabIndex)).toEqual([-1, 0, -1]);
    // A list that scrolls is a tab stop in Firefox, unless it has `tabindex="-1"`.
    expect(container.querySelector('[role=tablist]')?.getAttribute('tabindex')).toBe('-1');
  });
});

it('shows the panel of the chosen tab, named by it', async () => {
  const container = await start();
  await perform(() => all(container)[2]?.click());
  const shown = [...container.querySelectorAll<HTMLElement>('[role=tabpanel]')].filter(
    (panel) => !panel.hasAttribute('data-idle'),
  );
  expect(shown.map(({ textContent }) => textContent)).toEqual(['ThreeAbout Three']);
  expect(shown[0]?.getAttribute('aria-labelledby')).toBe(all(container)[2]?.id);
  expect(all(container)[2]?.getAttribute('aria-controls')).toBe(shown[0]?.id);
});

it('is no set of tabs before the script has come: sections with headings', () => {
  document.body.innerHTML = renderToString(tabs({ headingLevel: 4 }));
  expect(document.querySelectorAll('[role=tabpanel]').length).toBe(0);
  expect([...document.querySelectorAll('section > h4')].map(({ textContent }) => textContent)).toEqual([
    'One',
    'Two',
    'Three',
  ]);
});

it('goes back to the first when the chosen one is gone', async () => {
  const { container, rerender } = await render(tabs({ defaultIndex: 2 }));
  await rerender(tabs({ defaultIndex: 1, items: items.slice(0, 2) }));
  expect(chosen(container)).toBe(0);
});

it('keeps to the chosen one when tabs that say which they are change places or go, and to its focus', async () => {
  const known = items.map((item) => ({ ...item, id: item.label }));
  const { container, rerender } = await render(tabs({ items: known }));
  await perform(() => all(container)[1]?.focus());
  await perform(() => all(container)[1]?.click());
  for (const changed of [known.toReversed(), known.slice(1), known]) {
    await rerender(tabs({ items: changed }));
    expect(all(container)[chosen(container)]?.textContent).toBe('Two');
    expect(focused(container)).toBe(chosen(container));
  }
  // Where the chosen tab itself is removed, the one chosen in its place gets the focus.
  await rerender(tabs({ items: known.filter(({ id }) => id !== 'Two') }));
  expect([focused(container), chosen(container)]).toEqual([0, 0]);
});

it.each([
  [7, '`defaultIndex` is 7'],
  [-1, '`defaultIndex` is -1'],
  [NaN, '`defaultIndex` is NaN'],
])('begins with the first, and says so in development, when told to begin with %d', async (index, said) => {
  const error = vi.spyOn(console, 'error').mockImplementation(() => undefined);
  const { container } = await render(tabs({ defaultIndex: index }));
  expect(chosen(container)).toBe(0);
  expect(error.mock.calls.join()).toContain(said);
});
