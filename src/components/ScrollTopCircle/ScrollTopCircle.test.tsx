import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { perform, render } from '../../testing/render.tsx';
import { ScrollTopCircle } from './ScrollTopCircle.tsx';

const page = (scrollTop: number) => {
  for (const [name, value] of Object.entries({ scrollTop, scrollHeight: 3000, clientHeight: 1000 })) {
    Object.defineProperty(document.documentElement, name, { value, configurable: true });
  }
};

const scroll = (scrollTop: number) =>
  perform(() => {
    page(scrollTop);
    window.dispatchEvent(new Event('scroll'));
  });

describe('ScrollTopCircle', () => {
  beforeEach(() => {
    page(0);
    vi.stubGlobal('requestAnimationFrame', (callback: () => void) => {
      callback();
      return 0;
    });
  });
  afterEach(() => {
    vi.unstubAllGlobals();
    vi.restoreAllMocks();
  });

  it('keeps up with the scroll where CSS cannot', async () => {
    vi.stubGlobal('CSS', { supports: () => false });
    const { get } = await render(<ScrollTopCircle label="Top" />);
    expect(get('button').hasAttribute('data-shown')).toBe(false);
    await scroll(1000);
    expect(get('button').hasAttribute('data-shown')).toBe(true);
    expect(get('button').style.getPropertyValue('--progress')).toBe('0.5');
    await scroll(0);
    expect(get('button').hasAttribute('data-shown')).toBe(false);
  });

  it('leaves it to CSS where that can', async () => {
    vi.stubGlobal('CSS', { supports: () => true });
    const { get } = await render(<ScrollTopCircle label="Top" />);
    await scroll(1000);
    expect(get('button').hasAttribute('data-shown')).toBe(false);
  });

  it.each([
    [true, 'instant'],
    [false, 'smooth'],
  ])('leads to the top, reduced motion being %s, %s', async (matches, behavior) => {
    vi.stubGlobal('CSS', { supports: () => true });
    vi.spyOn(window, 'matchMedia').mockReturnValue(window.matchMedia(matches ? 'all' : 'not all'));
    const scrollTo = vi.spyOn(window, 'scrollTo').mockImplementation(() => undefined);
    const { get } = await render(<ScrollTopCircle label="Top" />);
    get('button').focus();
    await perform(() => get('button').click());
    expect(scrollTo).toHaveBeenCalledWith({ top: 0, behavior });
    expect(document.activeElement).toBe(document.body);
    expect(document.body.hasAttribute('tabindex')).toBe(false);
  });
});
