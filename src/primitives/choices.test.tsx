import { expect, it, vi } from 'vitest';
import { perform, render } from '../testing/render.tsx';
import { Checkbox, Fieldset, RadioGroup, Select, TextField } from './index.ts';

/** The values of a form whose options change while it is open. */

const options = ['a', 'b', 'c'].map((value) => ({ value, label: value.toUpperCase() }));
const more = [{ value: 'x', label: 'X' }, ...options.toReversed()];
const answer = (form: HTMLFormElement) => new FormData(form).get('answer');

it('a Select keeps what was chosen, where another answer goes', async () => {
  const part = (shown: typeof options) => (
    <form>
      <Select label="Service" name="answer" options={shown} />
    </form>
  );
  const { get, rerender } = await render(part(options));
  get<HTMLSelectElement>('select').value = 'b';
  await rerender(part(options.slice(1)));
  expect(answer(get('form'))).toBe('b');
});

it('a Select has its answers in groups by name', async () => {
  const groups = [
    { label: 'First', options },
    { value: 'x', label: 'X' },
  ];
  const { get, container } = await render(<Select label="Service" name="answer" options={groups} />);
  expect(get<HTMLOptGroupElement>('optgroup').label).toBe('First');
  const values = (within: string) =>
    [...container.querySelectorAll<HTMLOptionElement>(`${within} > option`)].map(({ value }) => value);
  expect([values('optgroup'), values('select')]).toEqual([['a', 'b', 'c'], ['x']]);
});

it('a RadioGroup keeps what was chosen, where its answers come in another order', async () => {
  const part = (shown: typeof options) => (
    <form>
      <RadioGroup label="Channel" name="answer" options={shown} />
    </form>
  );
  const { get, rerender } = await render(part(options));
  await perform(() => get('[value=b]').click());
  await rerender(part(more));
  expect(answer(get('form'))).toBe('b');
});

it('a RadioGroup follows its value, and React complains of nothing', async () => {
  const error = vi.spyOn(console, 'error').mockImplementation(() => undefined);
  const onChange = vi.fn();
  const part = (value: string) => (
    <form>
      <RadioGroup label="Channel" name="answer" options={options} value={value} onChange={onChange} />
    </form>
  );
  const { get, rerender } = await render(part('a'));
  await perform(() => get('[value=b]').click());
  expect(onChange).toHaveBeenCalledTimes(1);
  expect(answer(get('form'))).toBe('a');
  await rerender(part('b'));
  expect(answer(get('form'))).toBe('b');
  expect(error.mock.calls).toEqual([]);
});

it('a RadioGroup whose value nobody can change is complained about', async () => {
  const error = vi.spyOn(console, 'error').mockImplementation(() => undefined);
  await render(<RadioGroup label="Channel" name="answer" options={options} value="a" />);
  expect(error.mock.calls.join()).toContain('`onChange`');
});

it('a group that cannot be left empty says so: radio buttons by their state, boxes by the asterisk', async () => {
  const { container } = await render(
    <>
      <RadioGroup label="Channel" name="answer" options={options} required />
      <Fieldset legend="Services" required />
    </>,
  );
  const [radios, boxes] = container.querySelectorAll('fieldset');
  const spoken = (group?: Element) => group?.querySelector('legend > :not([aria-hidden])')?.textContent;
  expect([radios?.getAttribute('aria-required'), spoken(radios)]).toEqual(['true', undefined]);
  expect([boxes?.getAttribute('aria-required'), spoken(boxes)]).toEqual([null, ' *']);
});

it.each([
  ['Checkbox', <Checkbox key="" label="Terms" hint="Help" error="Wrong" />],
  ['Fieldset', <Fieldset key="" legend="Meeting" hint="Help" error="Wrong" />],
  [
    'RadioGroup',
    <RadioGroup key="" label="Channel" name="answer" options={options} hint="Help" error="Wrong" />,
  ],
  ['TextField', <TextField key="" label="Name" hint="Help" error="Wrong" />],
])('a %s has its help before what is wrong, as every field', async (_, field) => {
  const { container } = await render(field);
  const lines = [...container.querySelectorAll('p')].map(({ textContent }) => textContent);
  expect(lines).toEqual(['Help', 'Wrong']);
});
