import { expect, it, vi } from 'vitest';
import { perform, render } from '../../testing/render.tsx';
import { translate } from '../../testing/translate.ts';
import { MovingLogoWall } from './MovingLogoWall.tsx';

const logos = (count: number) =>
  Array.from({ length: count }, (_, index) => ({
    src: `/${index}.svg`,
    alt: `Company ${index}`,
    link: { href: `#${index}` },
  }));
const wall = (count: number) => (
  <MovingLogoWall items={logos(count)} label="Clients" stopLabel="Stop" moveLabel="Move" />
);

it('says each name once, and has one stop for each of its links and its button', async () => {
  const { container } = await render(wall(6));
  const said = [...container.querySelectorAll('ul:not([aria-hidden]) img')];
  expect(said.map((image) => image.getAttribute('alt'))).toEqual(logos(6).map(({ alt }) => alt));
  const stops = [...container.querySelectorAll<HTMLElement>('a, button')].filter(
    ({ tabIndex }) => tabIndex >= 0,
  );
  expect(stops.map(({ localName }) => localName)).toEqual([...logos(6).map(() => 'a'), 'button']);
});

it('stops and moves again by its button, whose words say what a press does', async () => {
  const { container, get } = await render(wall(6));
  expect(container.querySelector('[data-stopped]')).toBeNull();
  await perform(() => get('button').click());
  expect(container.querySelector('[data-stopped]')).not.toBeNull();
  expect(get('button').textContent).toBe('Move');
  await perform(() => get('button').click());
  expect(container.querySelector('[data-stopped]')).toBeNull();
});

it('says what a press does on a page that the browser has translated, too', async () => {
  const { get } = await render(wall(6));
  translate(get('button'));
  await perform(() => get('button').click());
  expect(get('button').textContent).toBe('Move');
});

it('stops when a key puts the focus on a logo, and not when it is pressed', async () => {
  const { container, get } = await render(wall(6));
  const byKey = vi.spyOn(get('a'), 'matches').mockReturnValue(false);
  await perform(() => get('a').focus());
  expect(container.querySelector('[data-stopped]')).toBeNull();
  await perform(() => get('a').blur());
  byKey.mockReturnValue(true);
  await perform(() => get('a').focus());
  expect(container.querySelector('[data-stopped]')).not.toBeNull();
});

it('lets a few stand still, without a button or a copy', async () => {
  const { container } = await render(wall(4));
  expect(container.querySelector('[data-stopped]')).not.toBeNull();
  expect(container.querySelectorAll('button').length).toBe(0);
  expect(container.querySelectorAll('ul').length).toBe(1);
});
