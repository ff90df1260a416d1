import { Card, Entrance, MessageDialog } from '@plinth/ui';
import { token } from '@plinth/ui/tokens';
import { render } from '@plinth/ui/testing/render';
import type { ReactNode } from 'react';
import { expect, it, vi } from 'vitest';
import { MOVEMENTS } from './foundations/Movements.tsx';

/** First reports the element as below the window, and then as in view. */
class Scrolled {
  readonly tell: (entries: readonly { readonly isIntersecting: boolean }[]) => void;
  constructor(tell: Scrolled['tell']) {
    this.tell = tell;
  }
  observe() {
    for (const isIntersecting of [false, true]) this.tell([{ isIntersecting }]);
  }
  disconnect() {}
}

const PARTS: Readonly<Record<string, ReactNode>> = {
  Hover: <Card interactive>Words</Card>,
  Dialog: <MessageDialog open tone="success" heading="Sent" confirmLabel="Close" onClose={() => undefined} />,
  Section: <Entrance kind="section">Words</Entrance>,
  Hero: <Entrance kind="hero">Words</Entrance>,
};

it.each(MOVEMENTS)('$name moves in the library as the page of movements says', async (movement) => {
  vi.stubGlobal('IntersectionObserver', Scrolled);
  const { name, duration, easing, delay } = movement;
  await render(PARTS[name]);
  const styles = [...document.querySelectorAll('style')].map(({ textContent }) => textContent).join('');
  const timing = [token(`duration.${duration}`), token(`easing.${easing}`)];
  expect(styles).toContain([...timing, ...(delay === undefined ? [] : [token(`delay.${delay}`)])].join(' '));
});
