import { renderToString } from 'react-dom/server';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { perform, render } from '../../testing/render.tsx';
import { ConsentBanner, type ConsentBannerProps } from './ConsentBanner.tsx';
import { hasConsent, onConsent, openConsent, readConsent, saveConsent, useConsent } from './consent.ts';

const props: ConsentBannerProps = {
  heading: 'Your choice',
  description: 'We count visits where you let us',
  items: [
    { name: 'needed', label: 'Needed', required: true },
    { name: 'analytics', label: 'Figures' },
    { name: 'media', label: 'Videos' },
  ],
  text: { accept: 'Accept all', refuse: 'Refuse', choose: 'Choose', save: 'Save' },
};

function Shown({ category }: { readonly category: string }) {
  return <output>{useConsent(category) ? 'yes' : 'no'}</output>;
}

const press = (container: HTMLElement, words: string) =>
  perform(() =>
    [...container.querySelectorAll('button')].find((button) => button.textContent === words)?.click(),
  );

beforeEach(() => {
  // An answer that the browser stores replaces one that only the page remembered.
  saveConsent({ given: [], version: '' });
  localStorage.clear();
});
afterEach(() => vi.unstubAllGlobals());

it('is not in the html of a server, where nobody knows the visitor', () => {
  expect(renderToString(<ConsentBanner {...props} />)).toBe('');
});

it('asks, takes yes, tells everyone who waits for it and does not ask again', async () => {
  const onAnswer = vi.fn();
  const heard = vi.fn();
  const stop = onConsent(heard);
  const { container, get } = await render(
    <div>
      <ConsentBanner {...props} onAnswer={onAnswer} />
      <Shown category="analytics" />
    </div>,
  );
  expect([hasConsent('analytics'), get('output').textContent]).toEqual([false, 'no']);
  await press(container, 'Accept all');
  expect([hasConsent('analytics'), get('output').textContent]).toEqual([true, 'yes']);
  expect(onAnswer.mock.calls).toEqual([[['needed', 'analytics', 'media']]]);
  expect(heard).toHaveBeenCalledTimes(1);
  stop();
  expect(container.querySelector('section')).toBeNull();
  expect((await render(<ConsentBanner {...props} />)).container.childElementCount).toBe(0);
});

it('believes a refusal that the browser could not keep, not the consent that it kept before', () => {
  saveConsent({ given: ['analytics'], version: '1' });
  vi.stubGlobal('localStorage', {
    getItem: () => '{"given":["analytics"],"version":"1"}',
    setItem: () => {
      throw new Error('full');
    },
  });
  saveConsent({ given: [], version: '1' });
  expect(hasConsent('analytics')).toBe(false);
});

it('believes what another tab has answered since', () => {
  let text: string | null = null;
  vi.stubGlobal('localStorage', {
    getItem: () => text,
    setItem: () => {
      throw new Error('full');
    },
  });
  saveConsent({ given: [], version: '1' });
  text = '{"given":["analytics"],"version":"1"}';
  expect(hasConsent('analytics')).toBe(true);
});

it('lets the page scroll what has the focus, and its end, out from under it, for as long as it is there', async () => {
  const { style } = document.documentElement;
  let measure = () => {};
  vi.stubGlobal('ResizeObserver', function (callback: () => void) {
    measure = callback;
    return { observe: () => {}, disconnect: () => {} };
  });
  const { container, get } = await render(<ConsentBanner {...props} />);
  expect(style.scrollPaddingBottom).toBe('32px');
  // With its choices, or in a window that was zoomed, it has another height.
  vi.spyOn(get('section'), 'offsetHeight', 'get').mockReturnValue(128);
  measure();
  expect([style.scrollPaddingBottom, style.paddingBottom]).toEqual(['160px', '160px']);
  await press(container, 'Refuse');
  expect([style.scrollPaddingBottom, style.paddingBottom]).toEqual(['', '']);
});

it('takes no: what is required is all that is given', async () => {
  const { container } = await render(<ConsentBanner {...props} />);
  await press(container, 'Refuse');
  expect(readConsent()?.given).toEqual(['needed']);
});

it('takes one and not the other, and shows both when it is opened again', async () => {
  const { container, get } = await render(
    <>
      <button type="button" id="settings" onClick={openConsent}>
        Cookie settings
      </button>
      <ConsentBanner {...props} />
    </>,
  );
  await press(container, 'Choose');
  expect(document.activeElement).toBe(get('section'));
  const box = (name: string) => get<HTMLInputElement>(`input[name=${name}]`);
  expect([box('needed').checked, box('needed').disabled, box('media').checked]).toEqual([true, true, false]);
  await perform(() => box('media').click());
  await press(container, 'Save');
  expect(readConsent()?.given).toEqual(['needed', 'media']);

  get('#settings').focus();
  await press(container, 'Cookie settings');
  expect(document.activeElement).toBe(get('section'));
  expect([box('analytics').checked, box('media').checked]).toEqual([false, true]);
  await perform(() => box('media').click());
  await press(container, 'Save');
  expect(hasConsent('media')).toBe(false);
  expect(document.activeElement?.id).toBe('settings');
});

it.each(['Refuse', 'Save'])('answered the first time with %s it gives the focus back', async (words) => {
  const { container, get } = await render(
    <>
      <input id="field" />
      <ConsentBanner {...props} />
    </>,
  );
  get('#field').focus();
  const choose = [...container.querySelectorAll('button')].at(-1);
  await perform(() => choose?.focus());
  if (words === 'Save') await press(container, 'Choose');
  await press(container, words);
  expect(container.querySelector('section')).toBeNull();
  expect(document.activeElement?.id).toBe('field');
});

it('opened again it closes with Escape and changes nothing; the first time it does not', async () => {
  const { container, get } = await render(<ConsentBanner {...props} />);
  const escape = () =>
    perform(
      () => void get('section').dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape', bubbles: true })),
    );
  await escape();
  expect(container.querySelector('section')).not.toBeNull();
  await press(container, 'Accept all');
  await perform(openConsent);
  await escape();
  expect(container.querySelector('section')).toBeNull();
  expect(hasConsent('analytics')).toBe(true);
});

it('takes the focus again where it is asked for and open already', async () => {
  const { get } = await render(
    <>
      <button type="button">Cookie settings</button>
      <ConsentBanner {...props} />
    </>,
  );
  for (let time = 0; time < 2; time += 1) {
    get('button').focus();
    await perform(openConsent);
    expect(document.activeElement).toBe(get('section'));
  }
});

it('opens as soon as it is there, where it was asked for before, and only once', async () => {
  saveConsent({ given: ['needed'], version: '1' });
  openConsent();
  const { container } = await render(<ConsentBanner {...props} />);
  expect(container.querySelector('section')).not.toBeNull();
  await press(container, 'Save');
  const { container: next } = await render(<ConsentBanner {...props} />);
  expect(next.querySelector('section')).toBeNull();
});

it('asks again where the question has changed', async () => {
  const { container } = await render(<ConsentBanner {...props} />);
  await press(container, 'Accept all');
  const { container: next } = await render(<ConsentBanner {...props} version="2" />);
  expect(next.querySelector('section')).not.toBeNull();
});

it.each(['null', '{"given":"all","version":"1"}', '{', '[]'])(
  'takes %s, which somebody else wrote, for no answer',
  async (text) => {
    localStorage.setItem('consent', text);
    const { container } = await render(<ConsentBanner {...props} />);
    expect(container.querySelector('section')).not.toBeNull();
    expect(hasConsent('analytics')).toBe(false);
  },
);

it('knows the answer on this page where the browser remembers nothing', async () => {
  const refuse = () => {
    throw new Error('private');
  };
  vi.stubGlobal('localStorage', { getItem: refuse, setItem: refuse });
  const { container } = await render(<ConsentBanner {...props} />);
  await press(container, 'Accept all');
  expect([container.childElementCount, hasConsent('analytics')]).toEqual([0, true]);
});

it('shows what was given, and keeps it, where a category says that it is not required', async () => {
  saveConsent({ given: ['needed', 'analytics'], version: '1' });
  const items = props.items.map((item) => ({ required: false, ...item }));
  const { container, get } = await render(<ConsentBanner {...props} items={items} />);
  await perform(openConsent);
  expect(get<HTMLInputElement>('[name=analytics]').checked).toBe(true);
  await press(container, 'Save');
  expect(readConsent()?.given).toEqual(['needed', 'analytics']);
});
