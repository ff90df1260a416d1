import { afterEach, expect, it, vi } from 'vitest';
import { createStoryRuntime } from './createStoryRuntime.ts';

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

it('waits for an answer as long as one looks, unless the story is about a time-out', async () => {
  vi.useFakeTimers();
  vi.stubGlobal('fetch', () => new Promise(() => {}));
  const ended = vi.fn();
  const pages = { loaded: () => undefined, load: () => new Promise<never>(() => {}) };
  const story = { variant: 'cloud', length: 'real', locale: 'en', pages } as const;
  const ask = (timeoutMs?: number) =>
    void createStoryRuntime({ ...story, timeoutMs })
      .api.getHomeData('en')
      .catch(ended);
  ask();
  await vi.advanceTimersByTimeAsync(60_000);
  expect(ended).not.toHaveBeenCalled();
  ask(60);
  await vi.advanceTimersByTimeAsync(60);
  expect(ended).toHaveBeenCalledOnce();
});
