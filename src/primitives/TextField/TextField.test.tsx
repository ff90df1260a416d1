import { describe, expect, it } from 'vitest';
import { render } from '../../testing/render.tsx';
import { TextArea, TextField } from '../index.ts';

describe.each([
  ['TextField', TextField, 'input'],
  ['TextArea', TextArea, 'textarea'],
] as const)('%s', (_name, Part, selector) => {
  it('says its own error and hint, then what it is described by elsewhere', async () => {
    const { get } = await render(
      <>
        <Part label="Budget" hint="a month" error="missing" aria-describedby="rule" />
        <p id="rule">before tax</p>
      </>,
    );
    const ids = get(selector).getAttribute('aria-describedby')?.split(' ') ?? [];
    expect(ids.map((id) => document.getElementById(id)?.textContent)).toEqual([
      'missing',
      'a month',
      'before tax',
    ]);
  });

  it('is not wrong where its error is no words', async () => {
    const { get, container } = await render(<Part label="Budget" error="" />);
    expect(get(selector).getAttribute('aria-invalid')).toBeNull();
    expect(get(selector).hasAttribute('aria-describedby')).toBe(false);
    expect(container.querySelectorAll('p')).toHaveLength(0);
  });

  it('has no help where that is no words', async () => {
    const { get, container } = await render(<Part label="Budget" hint={false} />);
    expect(get(selector).hasAttribute('aria-describedby')).toBe(false);
    expect(container.querySelectorAll('p, [data-hinted]')).toHaveLength(0);
  });

  it('is invalid where somebody else says so', async () => {
    const { get, rerender } = await render(<Part label="Budget" aria-invalid="true" />);
    expect(get(selector).getAttribute('aria-invalid')).toBe('true');
    await rerender(<Part label="Budget" aria-invalid="false" error="missing" />);
    expect(get(selector).getAttribute('aria-invalid')).toBe('true');
    await rerender(<Part label="Budget" />);
    expect(get(selector).getAttribute('aria-invalid')).toBeNull();
  });
});

it('keeps what was typed when its prefix comes', async () => {
  const { get, rerender } = await render(<TextField label="Budget" />);
  get<HTMLInputElement>('input').value = '30000';
  await rerender(<TextField label="Budget" prefix="NT$" />);
  expect(get<HTMLInputElement>('input').value).toBe('30000');
});
