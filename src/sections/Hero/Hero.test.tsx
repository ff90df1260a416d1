import { expect, it, vi } from 'vitest';
import { render } from '../../testing/render.tsx';
import { Hero } from './Hero.tsx';

const media = { src: '/picture.svg', alt: 'Picture' };

it('moves words and picture once, but nothing that somebody may be filling in', async () => {
  const { container, rerender } = await render(<Hero heading="Hello" media={media} />);
  expect(container.querySelector('[data-entrance] img')).not.toBeNull();
  await rerender(<Hero heading="Hello" layout="centered" media={media} />);
  expect(container.querySelector('[data-entrance] img')).not.toBeNull();
  await rerender(
    <Hero heading="Hello">
      <form />
    </Hero>,
  );
  expect(container.querySelector('[data-entrance]')).toBeNull();
  expect(container.querySelector('form')).not.toBeNull();
});

it('shows what stands in the place of the picture, and says in development that the picture is not shown', async () => {
  const error = vi.spyOn(console, 'error').mockImplementation(() => undefined);
  const { container } = await render(
    <Hero heading="Hello" media={media}>
      <form />
    </Hero>,
  );
  expect([...container.querySelectorAll('img, form')].map(({ localName }) => localName)).toEqual(['form']);
  expect(error.mock.calls.join()).toContain('`media`');
});

it.each([
  ['surface', false],
  ['sunken', false],
  ['inverse', true],
  ['accent', true],
] as const)(
  "draws its pattern in the ink of the band, not in the page's, on %s: %s",
  async (tone, isMixed) => {
    const { get } = await render(<Hero heading="Hello" tone={tone} />);
    const color = getComputedStyle(get('svg')).getPropertyValue('--color-pattern');
    expect(color.startsWith('color-mix(')).toBe(isMixed);
  },
);

it.each(['inverse', 'accent'] as const)(
  "leaves the pattern out behind a phone's words, on %s",
  async (tone) => {
    const patternAt = async (width: number) => {
      vi.stubGlobal('innerWidth', width);
      const { get } = await render(<Hero heading="Hello" tone={tone} />);
      return getComputedStyle(get('svg')).visibility;
    };
    expect(await patternAt(1024)).toBe('visible');
    expect(await patternAt(1023)).toBe('hidden');
  },
);
