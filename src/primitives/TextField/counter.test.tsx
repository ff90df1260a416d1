import { createPortal } from 'react-dom';
import { renderToString } from 'react-dom/server';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { hydrate, perform, render } from '../../testing/render.tsx';
import { TextArea, TextField } from '../index.ts';

const type = (input: HTMLInputElement, value: string) =>
  perform(() => {
    input.value = value;
    input.dispatchEvent(new Event('input', { bubbles: true }));
  });

describe('a counter', () => {
  afterEach(() => vi.useRealTimers());

  it('counts what is there, what is typed, and nothing after a reset', async () => {
    vi.useFakeTimers();
    const { get } = await render(
      <form>
        <TextField label="Name" defaultValue="Ada" maxLength={10} counter="{left} left" />
      </form>,
    );
    const seen = () => get('[aria-hidden=true]').textContent;
    expect(seen()).toBe('3 / 10');
    await type(get('input'), 'Ada L');
    expect(seen()).toBe('5 / 10');
    get<HTMLInputElement>('input').defaultValue = '';
    await perform(() => get<HTMLFormElement>('form').reset());
    await perform(() => vi.runAllTimers());
    expect(seen()).toBe('0 / 10');
  });

  it('speaks at a few steps before the end only', async () => {
    const { get } = await render(<TextArea label="Message" maxLength={50} counter="{left} left" />);
    const told: (string | null)[] = [];
    for (const length of [0, 29, 30, 31, 34, 35, 44, 46, 50]) {
      await type(get('textarea'), 'x'.repeat(length));
      told.push(get('[role=status]').textContent);
    }
    expect(told).toEqual(['', '', '20 left', '20 left', '20 left', '15 left', '6 left', '4 left', '0 left']);
  });

  it('says how many are left after pasted text, which jumps over steps', async () => {
    const { get } = await render(<TextArea label="Message" maxLength={50} counter="{left} left" />);
    await type(get('textarea'), 'x'.repeat(49));
    expect(get('[role=status]').textContent).toBe('1 left');
  });

  it('counts what was typed before hydration', async () => {
    const node = <TextField label="Name" maxLength={10} counter="{left} left" />;
    const { get } = await hydrate(renderToString(node), node, (container) => {
      const input = container.querySelector('input');
      if (input !== null) input.value = 'early';
    });
    expect(get('[aria-hidden=true]').textContent).toBe('5 / 10');
  });

  it('counts where the document does not find it, as in a shadow root', async () => {
    const shadow = document.body.appendChild(document.createElement('div')).attachShadow({ mode: 'open' });
    const part = <TextField label="Name" defaultValue="Ada" maxLength={10} counter="{left} left" />;
    await render(createPortal(part, shadow));
    const input = shadow.querySelector('input');
    if (input === null) throw new Error('There is a field.');
    await type(input, 'Ada L');
    expect(shadow.querySelector('[aria-hidden=true]')?.textContent).toBe('5 / 10');
  });
});
