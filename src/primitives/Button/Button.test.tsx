import { afterEach, describe, expect, it, vi } from 'vitest';
import { perform, render } from '../../testing/render.tsx';
import { Button } from './Button.tsx';

describe('Button', () => {
  afterEach(() => vi.restoreAllMocks());

  it('ignores presses while busy, and does not submit', async () => {
    const onClick = vi.fn();
    const onSubmit = vi.fn((event: { preventDefault: () => void }) => event.preventDefault());
    const { get, rerender } = await render(
      <form onSubmit={onSubmit}>
        <Button type="submit" busy busyLabel="Sending" onClick={onClick}>
          Send
        </Button>
      </form>,
    );
    await perform(() => get('button').click());
    expect(onClick).not.toHaveBeenCalled();
    expect(onSubmit).not.toHaveBeenCalled();
    expect(get('button').getAttribute('aria-busy')).toBe('true');
    expect(get<HTMLButtonElement>('button').disabled).toBe(false);

    await rerender(
      <form onSubmit={onSubmit}>
        <Button type="submit" onClick={onClick}>
          Send
        </Button>
      </form>,
    );
    await perform(() => get('button').click());
    expect(onClick).toHaveBeenCalledTimes(1);
    expect(onSubmit).toHaveBeenCalledTimes(1);
  });

  it.each([true, 'true'] as const)('does nothing where it is announced as unavailable: %s', async (state) => {
    const onClick = vi.fn();
    const onSubmit = vi.fn((event: { preventDefault: () => void }) => event.preventDefault());
    const { get } = await render(
      <form onSubmit={onSubmit}>
        <Button type="submit" aria-disabled={state} onClick={onClick}>
          Send
        </Button>
        <Button href="#there" aria-disabled={state} onClick={onClick}>
          Go
        </Button>
      </form>,
    );
    await perform(() => get('button').click());
    const follow = new MouseEvent('click', { bubbles: true, cancelable: true });
    await perform(() => get('a').dispatchEvent(follow));
    expect(onClick).not.toHaveBeenCalled();
    expect(onSubmit).not.toHaveBeenCalled();
    expect(follow.defaultPrevented).toBe(true);
    expect(get('button').getAttribute('aria-disabled')).toBe('true');
  });

  it('is a link when it leads somewhere', async () => {
    const { get } = await render(<Button href="/x">Go</Button>);
    expect(get('a').getAttribute('href')).toBe('/x');
    expect(get('a').hasAttribute('type')).toBe(false);
  });

  it('complains in development when it has no name', async () => {
    const error = vi.spyOn(console, 'error').mockImplementation(() => undefined);
    await render(<Button aria-label="Close" icon={<svg />} />);
    await render(<Button>Send</Button>);
    expect(error).not.toHaveBeenCalled();
    await render(<Button icon={<svg />} />);
    await render(<Button href="/x" icon={<svg />} />);
    expect(error).toHaveBeenCalledTimes(2);
  });
});
