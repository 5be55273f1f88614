import { useSyncExternalStore } from 'react';

const subscribe = () => () => undefined;

/** Returns false on the server and during hydration, and true afterwards. */
export const useIsClient = (): boolean =>
  useSyncExternalStore(
    subscribe,
    () => true,
    () => false,
  );
