import { useSyncExternalStore } from 'react';

const never = () => () => undefined;

/** Whether scripts run: not on a server, nor while its html is brought to life. */
export const useIsHydrated = (): boolean =>
  useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
