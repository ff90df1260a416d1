import { type ReactNode, act } from 'react';
import { type Root, createRoot, hydrateRoot } from 'react-dom/client';
import { afterEach } from 'vitest';

declare global {
  // React looks for it under this name.
  var IS_REACT_ACT_ENVIRONMENT: boolean;
}
globalThis.IS_REACT_ACT_ENVIRONMENT = true;

const roots: Root[] = [];
afterEach(async () => {
  for (const root of roots.splice(0)) await act(async () => root.unmount());
  document.body.replaceChildren();
});

/** What a test gets for its rendered content. */
export interface Rendered {
  readonly container: HTMLElement;
  /** The first element that matches. @throws when none does */
  readonly get: <T extends Element = HTMLElement>(selector: string) => T;
  readonly rerender: (next: ReactNode) => Promise<void>;
}

function rendered(container: HTMLElement, root: Root): Rendered {
  roots.push(root);
  return {
    container,
    get: <T extends Element>(selector: string) => {
      const found = container.querySelector<T>(selector);
      if (found === null) throw new Error(`Nothing matches '${selector}' in ${container.innerHTML}`);
      return found;
    },
    rerender: (next) => act(async () => root.render(next)),
  };
}

/** Renders into the document; removed after the test. */
export async function render(node: ReactNode): Promise<Rendered> {
  const container = document.body.appendChild(document.createElement('div'));
  const root = createRoot(container);
  await act(async () => root.render(node));
  return rendered(container, root);
}

/**
 * Hydrates html that a server rendered.
 *
 * @param before what a visitor does before hydration
 */
export async function hydrate(
  html: string,
  node: ReactNode,
  before: (container: HTMLElement) => void = () => undefined,
): Promise<Rendered> {
  const container = document.body.appendChild(document.createElement('div'));
  container.innerHTML = html;
  before(container);
  let root: Root | undefined;
  await act(async () => {
    root = hydrateRoot(container, node);
  });
  if (root === undefined) throw new Error('Nothing was hydrated.');
  return rendered(container, root);
}

/** Runs what a visitor does and waits until React has answered. */
export const perform = (deed: () => void): Promise<void> => act(async () => deed());
