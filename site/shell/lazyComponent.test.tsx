import { render } from '@plinth/ui/testing/render';
import { expect, test, vi } from 'vitest';
import { lazyComponent } from './lazyComponent.tsx';

test('what could not be fetched is fetched when it is shown again', async () => {
  const load = vi.fn(() => Promise.resolve(() => <b>The dialog</b>));
  load.mockRejectedValueOnce(new Error('offline'));
  const Dialog = lazyComponent(load, () => <i>Instead</i>);
  const { container, rerender } = await render(<Dialog />);
  expect(container.textContent).toBe('Instead');
  await rerender(null);
  await rerender(<Dialog />);
  expect(container.textContent).toBe('The dialog');
  await rerender(null);
  await rerender(<Dialog />);
  expect(container.textContent).toBe('The dialog');
  expect(load).toHaveBeenCalledTimes(2);
});
