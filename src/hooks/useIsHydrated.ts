import { useSyncExternalStore } from 'react';

const never = () => () => undefined;

/** Whether scripts run: false on a server and during hydration. */
export const useIsHydrated = (): boolean =>
  useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
