import { ApiError } from '@plinth/ui/api';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createAnswerStore } from './answers.ts';
import type { PageRequest } from './requests.ts';
import { SILENT_API } from './silentApi.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

/** A call that gives one answer after the other and repeats the last; it fails with those that are errors. */
function callOf(...answers: unknown[]) {
  const run = vi.fn(async () => {
    const answer = answers.length > 1 ? answers.shift() : answers[0];
    if (answer instanceof Error) throw answer;
    return answer;
  });
  return { run, request: { key: 'menu:en', run } satisfies PageRequest<unknown> };
}

test('a page that is shown right after its link was hovered does not ask again, one that is shown later does', async () => {
  const store = createAnswerStore(SILENT_API);
  const { run, request } = callOf({ items: [] });
  await Promise.all([store.refresh(request), store.refresh(request)]);
  await vi.advanceTimersByTimeAsync(1_500);
  await store.refresh(request);
  expect(run).toHaveBeenCalledTimes(1);
  await vi.advanceTimersByTimeAsync(1_000);
  await store.refresh(request);
  expect(run).toHaveBeenCalledTimes(2);
});

test('a call that failed is asked for again at once, and the last good answer stays', async () => {
  const failure = new ApiError('network', 'It is away.');
  const store = createAnswerStore(SILENT_API, { 'menu:en': 'known' });
  const { run, request } = callOf(failure, 'fresh');
  await expect(store.refresh(request)).rejects.toBe(failure);
  expect(store.read('menu:en')).toBe('known');
  await store.refresh(request);
  expect(store.read('menu:en')).toBe('fresh');
  expect(run).toHaveBeenCalledTimes(2);
});

test('an answer that says the same changes nothing, another one is told', async () => {
  const first = { items: [1] };
  const store = createAnswerStore(SILENT_API, { 'menu:en': first });
  const listener = vi.fn();
  const stop = store.subscribe(listener);
  const { request } = callOf({ items: [1] }, { items: [2] }, { items: [3] });
  await store.refresh(request);
  expect(listener).not.toHaveBeenCalled();
  expect(store.read('menu:en')).toBe(first);
  for (const items of [[2], [3]]) {
    await vi.advanceTimersByTimeAsync(2_000);
    await store.refresh(request);
    expect(store.read('menu:en')).toEqual({ items });
    stop();
  }
  expect(listener).toHaveBeenCalledTimes(1);
});

test('a file of the build that is there is not asked for', async () => {
  const store = createAnswerStore(SILENT_API);
  const { run, request } = callOf({ sections: [] });
  const file = { ...request, isFile: true };
  await store.refresh(file);
  await vi.advanceTimersByTimeAsync(10_000);
  await store.refresh(file);
  expect(run).toHaveBeenCalledTimes(1);
});
