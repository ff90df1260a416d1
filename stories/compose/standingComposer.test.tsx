import { createRoot } from 'react-dom/client';
import { expect, it, vi } from 'vitest';
import { StandingComposer } from './StandingComposer.tsx';

vi.mock('./Composer.tsx', () => ({
  Composer: () => {
    throw new Error('No composer today.');
  },
}));

it('fails where the composer fails, and leaves no empty place', async () => {
  const told: unknown[] = [];
  const root = createRoot(document.createElement('div'), { onUncaughtError: (error) => told.push(error) });
  // Without `act`, which takes errors to itself.
  root.render(<StandingComposer variant="cloud" theme="light" locale="en" />);
  await vi.waitFor(() => expect(told).toEqual([new Error('No composer today.')]), { timeout: 10_000 });
});
