import { afterEach, expect, it, vi } from 'vitest';
import { perform, render } from '../../testing/render.tsx';
import { Newsletter, type NewsletterProps } from './Newsletter.tsx';

const text: NewsletterProps['text'] = {
  label: 'E-mail',
  submit: 'Subscribe',
  submitting: 'Sending',
  required: 'Please tell us where to write',
  invalid: 'An address looks like name@example.com',
  success: 'Look into your inbox',
  failure: 'That did not work',
};
const consent = { label: 'I agree', name: 'Consent', required: 'We need your consent' };

/** A promise, with the functions that settle it. */
function pending() {
  const settle = { resolve: () => {}, reject: () => {} };
  const promise = new Promise<void>((resolve, reject) => {
    settle.resolve = resolve;
    settle.reject = () => reject(new Error('offline'));
  });
  return { promise, resolve: () => settle.resolve(), reject: () => settle.reject() };
}

async function open(onSubmit: NewsletterProps['onSubmit'], withConsent = false) {
  const { container, get } = await render(
    <Newsletter text={text} onSubmit={onSubmit} {...(withConsent ? { consent } : {})} />,
  );
  const input = get<HTMLInputElement>('input[type=email]');
  return {
    container,
    get,
    input,
    said: () => [...container.querySelectorAll('[role=status]')].map((status) => status.textContent).join(),
    type: (value: string) =>
      perform(() => {
        input.value = value;
        input.dispatchEvent(new Event('input', { bubbles: true }));
      }),
    submit: () => perform(() => get<HTMLFormElement>('form').requestSubmit()),
  };
}

afterEach(() => vi.restoreAllMocks());

/** The warnings in development. */
const watchErrors = () => vi.spyOn(console, 'error').mockImplementation(() => undefined);

it('sends a good address once, trimmed, says that it was taken and empties itself', async () => {
  const { promise, resolve } = pending();
  const onSubmit = vi.fn(() => promise);
  const { get, input, type, submit, said } = await open(onSubmit);
  await type('name@example.com');
  await submit();
  expect(get('button').getAttribute('aria-busy')).toBe('true');
  await submit();
  expect(onSubmit.mock.calls).toEqual([['name@example.com']]);
  await perform(resolve);
  expect(said()).toContain('Look into your inbox');
  expect(input.value).toBe('');
  await type('o');
  expect(said()).not.toContain('Look into your inbox');
});

it('says only what is missing to whoever sends it once more as it is then', async () => {
  const { type, submit, said } = await open(() => Promise.resolve());
  await type('name@example.com');
  await submit();
  expect(said()).toContain('Look into your inbox');
  await submit();
  expect(said()).toContain(text.required);
  expect(said()).not.toContain('Look into your inbox');
});

it('keeps the address where it could not be sent, and can be sent again', async () => {
  watchErrors();
  const { promise, reject } = pending();
  const onSubmit = vi.fn(() => promise);
  const { get, input, type, submit, said } = await open(onSubmit);
  await type('name@example.com');
  await submit();
  await perform(reject);
  expect(said()).toContain('That did not work');
  expect(input.value).toBe('name@example.com');
  expect(get('button').getAttribute('aria-busy')).toBeNull();
  await submit();
  expect(onSubmit).toHaveBeenCalledTimes(2);
});

it('is not busy for ever where the sender throws at once, and says in development what it threw', async () => {
  const error = watchErrors();
  const mistake = new TypeError('at once');
  const { type, submit, said } = await open(() => {
    throw mistake;
  });
  await type('name@example.com');
  await submit();
  expect(said()).toContain('That did not work');
  expect(error.mock.calls).toEqual([['Newsletter: `onSubmit` failed:', mistake]]);
});

it('keeps what was typed while the address was on its way', async () => {
  const { promise, resolve } = pending();
  const { input, type, submit } = await open(() => promise);
  await type('name@example.com');
  await submit();
  await type('other@example.com');
  await perform(resolve);
  expect(input.value).toBe('other@example.com');
});

it.each([
  ['', text.required],
  ['  ', text.required],
  ['no address', text.invalid],
])('sends nothing for %j and says why', async (value, message) => {
  const onSubmit = vi.fn(() => Promise.resolve());
  const { container, type, submit, input } = await open(onSubmit);
  await type(value);
  await submit();
  expect(onSubmit).not.toHaveBeenCalled();
  expect(container.textContent).toContain(message);
  expect(document.activeElement).toBe(input);
});

it('asks for a consent before it sends', async () => {
  const onSubmit = vi.fn(() => Promise.resolve());
  const { container, get, type, submit } = await open(onSubmit, true);
  await type('name@example.com');
  await submit();
  expect(onSubmit).not.toHaveBeenCalled();
  expect(container.textContent).toContain(consent.required);
  await perform(() => get('input[type=checkbox]').click());
  await submit();
  expect(onSubmit).toHaveBeenCalledTimes(1);
});
