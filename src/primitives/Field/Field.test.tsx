import { expect, it, vi } from 'vitest';
import { perform, render } from '../../testing/render.tsx';
import { Field } from './Field.tsx';

it('comes into sight whole for those who reach it with the tab key, and moves for no other', async () => {
  const { get } = await render(<Field label="Name">{(control) => <input {...control} />}</Field>);
  const shown = vi.spyOn(get('[data-field]'), 'scrollIntoView');
  const press = async (key: string) => {
    await perform(() => get('input').dispatchEvent(new KeyboardEvent('keyup', { key, bubbles: true })));
    await new Promise(requestAnimationFrame);
  };
  await press('a');
  await perform(() => get('input').focus());
  expect(shown).not.toHaveBeenCalled();
  await press('Tab');
  expect(shown).toHaveBeenCalledWith({ block: 'nearest' });
});

it('stays where it is when the focus has gone on by the frame in which it would come', async () => {
  const { get } = await render(<Field label="Name">{(control) => <input {...control} />}</Field>);
  const shown = vi.spyOn(get('[data-field]'), 'scrollIntoView');
  await perform(() => {
    get('input').focus();
    get('input').dispatchEvent(new KeyboardEvent('keyup', { key: 'Tab', bubbles: true }));
    get('input').blur();
  });
  await new Promise(requestAnimationFrame);
  expect(shown).not.toHaveBeenCalled();
});
