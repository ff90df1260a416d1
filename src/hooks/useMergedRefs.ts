import { type Ref, type RefCallback, useCallback } from 'react';

function assign<T>(ref: Ref<T> | undefined, value: T | null): (() => void) | undefined {
  if (typeof ref === 'function') {
    const cleanup = ref(value);
    return typeof cleanup === 'function' ? cleanup : () => ref(null);
  }
  if (ref === null || ref === undefined) return undefined;
  ref.current = value;
  return () => {
    ref.current = null;
  };
}

/** One ref that sets two: a component's own and the one that was passed in. */
export function useMergedRefs<T>(own: Ref<T>, passed: Ref<T> | undefined): RefCallback<T> {
  return useCallback(
    (value: T) => {
      const cleanups = [assign(own, value), assign(passed, value)];
      return () => {
        for (const cleanup of cleanups) cleanup?.();
      };
    },
    [own, passed],
  );
}
