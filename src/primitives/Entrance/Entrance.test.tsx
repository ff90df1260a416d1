import { renderToString } from 'react-dom/server';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { perform, render } from '../../testing/render.tsx';
import { Entrance } from './Entrance.tsx';

let tell: (isIntersecting: boolean) => void;

class FakeObserver {
  constructor(callback: (entries: { isIntersecting: boolean }[]) => void) {
    tell = (isIntersecting) => callback([{ isIntersecting }]);
  }
  observe() {}
  disconnect() {
    tell = () => undefined;
  }
}

describe('Entrance', () => {
  beforeEach(() => vi.stubGlobal('IntersectionObserver', FakeObserver));
  afterEach(() => vi.unstubAllGlobals());
  const section = (
    <Entrance kind="section">
      <p>Words</p>
    </Entrance>
  );

  it('plays when a section comes into view, and only then', async () => {
    const { get } = await render(section);
    expect(get('p').parentElement?.dataset['entrance']).toBeUndefined();
    await perform(() => tell(false));
    expect(get('p').parentElement?.dataset['entrance']).toBe('ahead');
    await perform(() => tell(true));
    expect(get('p').parentElement?.dataset['entrance']).toBe('arrived');
    await perform(() => tell(false));
    expect(get('p').parentElement?.dataset['entrance']).toBe('arrived');
  });

  it('leaves a section alone that was in view from the start', async () => {
    const { get } = await render(section);
    await perform(() => tell(true));
    expect(get('p').parentElement?.dataset['entrance']).toBeUndefined();
  });

  it('has its place in the accessibility tree before it moves: Orca skips what gets another parent while it reads', () => {
    expect(renderToString(section)).toMatch(/^<div aria-live="off"/);
  });

  it('moves nothing without JavaScript', () => {
    expect(renderToString(section)).not.toContain('data-entrance');
  });
});
