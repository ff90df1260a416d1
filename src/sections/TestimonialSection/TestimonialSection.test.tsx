import { expect, it } from 'vitest';
import { render } from '../../testing/render.tsx';
import { TestimonialSection } from './TestimonialSection.tsx';

const voices = (count: number) =>
  Array.from({ length: count }, (_, index) => ({ quote: `Quote ${index}`, name: `Name ${index}` }));

it('lets one speak up without a list around it', async () => {
  const { container } = await render(<TestimonialSection heading="Voices" items={voices(1)} />);
  expect(container.querySelectorAll('ul').length).toBe(0);
  expect(container.querySelector('figure blockquote')?.textContent).toBe('Quote 0');
});

it('lets one speak up also where its size is undefined', async () => {
  const looks = async (item: object) => {
    const { get } = await render(
      <TestimonialSection heading="Voices" items={voices(1).map((voice) => ({ ...voice, ...item }))} />,
    );
    return get('figure').className;
  };
  expect(await looks({ size: undefined })).toBe(await looks({}));
  expect(await looks({ size: 'md' })).not.toBe(await looks({}));
});

it.each([2, 4, 5, 9])('keeps %d in the order given, each with its speaker', async (count) => {
  const { container } = await render(<TestimonialSection heading="Voices" items={voices(count)} />);
  expect([...container.querySelectorAll('ul > li figure')].map(({ textContent }) => textContent)).toEqual(
    voices(count).map(({ quote, name }) => quote + name),
  );
});

it('shows as many cards as are expected, also one', async () => {
  const { container } = await render(
    <TestimonialSection heading="Voices" items={[]} loading={{ label: 'Wait', count: 1 }} />,
  );
  expect(container.querySelectorAll('li').length).toBe(1);
});
