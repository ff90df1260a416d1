import { type ReactNode, act } from 'react';
import { type Root, createRoot } from 'react-dom/client';
import { afterAll, afterEach, beforeEach, vi } from 'vitest';

/** For tests of the composer: where it stands in the document. */
export const container = document.createElement('div');
let root: Root | undefined;

/** Takes away what is drawn. */
function close(): void {
  act(() => root?.unmount());
  root = undefined;
  container.remove();
}

/** Renders something, replacing what was rendered before as a reload does: what is kept in storage is there, all else is gone. */
export function draw(what: ReactNode): void {
  close();
  document.body.append(container);
  const own = createRoot(container);
  root = own;
  act(() => own.render(what));
}

beforeEach(() => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  localStorage.clear();
  sessionStorage.clear();
});
afterEach(() => {
  close();
  vi.unstubAllGlobals();
  vi.useRealTimers();
});
// The palette loads its samples, and nothing may still be loading when the file has ended.
afterAll(() => vi.dynamicImportSettled());

/** The element of this name. */
export function named<E extends Element = HTMLElement>(selector: string, name: string): E {
  const found = [...container.querySelectorAll<E>(selector)].find(
    (element) => (element.getAttribute('aria-label') ?? element.textContent ?? '').trim() === name,
  );
  if (found === undefined) throw new Error(`There is no ${selector} called '${name}'.`);
  return found;
}

/** Types something into a field as a person does, who may do more before it is rendered. */
export function writeInto(words: string, field: HTMLElement): void {
  const { set } = Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value') ?? {};
  set?.call(field, words);
  field.dispatchEvent(new Event('input', { bubbles: true }));
}

/** Chooses something in a menu. */
export function choose(menu: string, value: string): void {
  const select = named<HTMLSelectElement>('select', menu);
  act(() => {
    select.value = value;
    select.dispatchEvent(new Event('change', { bubbles: true }));
  });
}
