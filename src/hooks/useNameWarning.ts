import { type Ref, useEffect, useRef } from 'react';
import { warnWithoutName } from '../primitives/shared/warnings.ts';
import { useMergedRefs } from './useMergedRefs.ts';

// Bundlers replace exactly this expression; a published library should not need Node's types.
declare const process: { readonly env: { readonly NODE_ENV?: string } };

type UseNameWarning = <T extends Element>(
  component: string,
  passed: Ref<T> | undefined,
) => Ref<T> | undefined;

const useWatched: UseNameWarning = <T extends Element>(component: string, passed: Ref<T> | undefined) => {
  const own = useRef<T>(null);
  useEffect(() => warnWithoutName(component, own.current));
  return useMergedRefs(own, passed);
};

/**
 * The ref for a control that must have a name: warns in development when it has none, and costs nothing in production.
 *
 * @param component the component that has the control
 * @param passed the ref that was passed in; set as well
 */
export const useNameWarning: UseNameWarning =
  process.env.NODE_ENV === 'production' ? (_component, passed) => passed : useWatched;
