import { renderToString } from 'react-dom/server';
import { expect, it, vi } from 'vitest';
import { hydrate, render } from '../../testing/render.tsx';
import { Accordion } from './Accordion.tsx';

const items = [
  { heading: 'Where?', content: 'Here', open: true },
  { heading: 'When?', content: 'Now' },
];

const names = (container: HTMLElement) =>
  [...container.querySelectorAll('details')].map((element) => element.getAttribute('name'));

it('groups its own, where one closes the others, and not those of another', async () => {
  const { container } = await render(
    <>
      <Accordion items={items} exclusive />
      <Accordion items={items} exclusive />
    </>,
  );
  const [first, second, third] = names(container);
  expect(first).toBeTruthy();
  expect(second).toBe(first);
  expect(third).not.toBe(first);
});

it('leaves each to itself otherwise', async () => {
  const { container } = await render(<Accordion items={items} />);
  expect(names(container)).toEqual([null, null]);
  expect(container.querySelectorAll('details[open]').length).toBe(1);
});

it('leaves open what a visitor opened, when its items come anew', async () => {
  const { container, rerender } = await render(<Accordion items={items} />);
  const second = container.querySelectorAll('details')[1];
  if (second === undefined) throw new Error('There are two.');
  second.open = true;
  await rerender(<Accordion items={items.map((item) => ({ ...item }))} />);
  expect(second.open).toBe(true);
});

it('leaves open what a visitor opened, when items that say which they are change places or go', async () => {
  const three = ['Why?', 'Where?', 'When?'].map((heading, id) => ({ id, heading, content: 'Because' }));
  const { container, rerender } = await render(<Accordion items={three} />);
  const opened = () =>
    [...container.querySelectorAll('details[open] summary')].map(({ textContent }) => textContent);
  const last = container.querySelectorAll('details')[2];
  if (last === undefined) throw new Error('There are three.');
  last.open = true;
  await rerender(<Accordion items={three.toReversed()} />);
  expect(opened()).toEqual(['When?']);
  await rerender(<Accordion items={three.slice(1)} />);
  expect(opened()).toEqual(['When?']);
  await rerender(<Accordion items={three.slice(0, 2)} />);
  expect(opened()).toEqual([]);
});

it('keeps what a visitor opened before the script came', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  const part = <Accordion items={items} />;
  const { container } = await hydrate(renderToString(part), part, (html) => {
    const second = html.querySelectorAll('details')[1];
    if (second !== undefined) second.open = true;
  });
  expect(container.querySelectorAll('details[open]').length).toBe(2);
});

it('says in development that only one can be open where one closes the others', async () => {
  const error = vi.spyOn(console, 'error').mockImplementation(() => undefined);
  await render(<Accordion items={items.map((item) => ({ ...item, open: true }))} exclusive />);
  expect(error.mock.calls.join()).toContain('`items` is `open`');
});

it('breaks a Chinese question between its phrases, and no other', async () => {
  const question = async (heading: string) => {
    const { get } = await render(<Accordion items={[{ heading, content: 'A' }]} />);
    return get('h3').innerHTML;
  };
  expect(await question('組合裡只有一項不夠用，可以單獨加大嗎？')).toBe(
    '組合裡只有一項不夠用，<wbr>可以單獨加大嗎？',
  );
  expect(await question('組合方案需要綁約嗎？')).toBe('組合方案需要綁約嗎？');
  expect(await question('Ready, steady, go?')).toBe('Ready, steady, go?');
});
