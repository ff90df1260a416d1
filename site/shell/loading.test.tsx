import { perform, render } from '@plinth/ui/testing/render';
import { useEffect } from 'react';
import { expect, test, vi } from 'vitest';
import { type Loader, useLoader } from './loading.ts';

test('the end of an old wait leaves a newer one waiting', async () => {
  const told = vi.fn<(loader: Loader) => void>();
  function Probe() {
    const { isLoading, loader } = useLoader();
    useEffect(() => told(loader), [loader]);
    return <output>{String(isLoading)}</output>;
  }
  const { container } = await render(<Probe />);
  const loader = told.mock.lastCall?.[0];
  let endOld = (): void => undefined;
  let endNew = (): void => undefined;
  const steps: (readonly [() => void, boolean])[] = [
    [() => (endOld = loader?.begin() ?? endOld), true],
    // The error page closes whatever is open.
    [() => loader?.close(), false],
    [() => (endNew = loader?.begin() ?? endNew), true],
    [() => endOld(), true],
    [() => endOld(), true],
    [() => endNew(), false],
  ];
  for (const [step, expected] of steps) {
    await perform(step);
    expect(container.textContent).toBe(String(expected));
  }
});
