import { renderToString } from 'react-dom/server';
import { describe, expect, it, vi } from 'vitest';
import { hydrate, perform, render } from '../../testing/render.tsx';
import { Picture } from './Picture.tsx';

const media = { src: '/a.png', alt: 'A cat', width: 40, height: 30 };

const breakImage = (image: HTMLImageElement) => {
  Object.defineProperty(image, 'complete', { value: true });
  Object.defineProperty(image, 'naturalWidth', { value: 0 });
  image.decode = () => Promise.reject(new DOMException('Broken', 'EncodingError'));
};

describe('Picture', () => {
  it('takes two cuts of one type, each for its windows', async () => {
    const error = vi.spyOn(console, 'error');
    const sources = [
      { type: 'image/avif', media: '(min-width: 48rem)', srcSet: '/wide.avif' },
      { type: 'image/avif', srcSet: '/narrow.avif' },
    ];
    const { container } = await render(<Picture media={{ ...media, sources }} />);
    expect([...container.querySelectorAll('source')].map((source) => source.getAttribute('media'))).toEqual([
      '(min-width: 48rem)',
      null,
    ]);
    expect(error).not.toHaveBeenCalled();
    error.mockRestore();
  });

  it('draws the fallback, with its words, when the picture breaks', async () => {
    const { get, container } = await render(<Picture media={media} fallbackLabel="Not available" />);
    await perform(() => get('img').dispatchEvent(new Event('error')));
    expect(container.querySelector('img')).toBeNull();
    expect(get('svg').getAttribute('aria-label')).toBe('Not available');
  });

  it('notices after hydration that the picture broke before it', async () => {
    const node = <Picture media={media} />;
    const { get, container } = await hydrate(renderToString(node), node, (page) => {
      const image = page.querySelector('img');
      if (image !== null) breakImage(image);
    });
    expect(container.querySelector('img')).toBeNull();
    expect(get('svg').getAttribute('aria-label')).toBe('A cat');
  });

  it('keeps the fallback of decoration silent', async () => {
    const { get } = await render(<Picture media={{ src: '', alt: '' }} fallbackLabel="Not available" />);
    expect(get('svg').getAttribute('aria-hidden')).toBe('true');
    expect(get('svg').hasAttribute('aria-label')).toBe(false);
  });

  it('tries again when another picture is given', async () => {
    const { get, rerender } = await render(<Picture media={media} />);
    await perform(() => get('img').dispatchEvent(new Event('error')));
    await rerender(<Picture media={{ ...media, src: '/b.png' }} />);
    expect(get('img').getAttribute('src')).toBe('/b.png');
  });

  it('loads what has priority at once, the rest when it is near', async () => {
    const { get, rerender } = await render(<Picture media={media} priority />);
    expect(get('img').getAttribute('loading')).toBe('eager');
    expect(get('img').getAttribute('fetchpriority')).toBe('high');
    await rerender(<Picture media={media} />);
    expect(get('img').getAttribute('loading')).toBe('lazy');
  });

  it('has an image for each ground where there are two, of which the hidden one waits', async () => {
    const { container } = await render(<Picture media={{ ...media, darkSrc: '/a-dark.png' }} priority />);
    const images = [...container.querySelectorAll('img')].map((image) =>
      ['src', 'alt', 'data-ground', 'loading'].map((name) => image.getAttribute(name)),
    );
    expect(images).toEqual([
      ['/a.png', 'A cat', 'light', 'eager'],
      ['/a-dark.png', 'A cat', 'dark', 'lazy'],
    ]);
  });
});
