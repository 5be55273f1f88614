import { useSyncExternalStore } from 'react';

const subscribe = () => () => undefined;

/** False until hydration. */
export const useIsClient = (): boolean =>
  useSyncExternalStore(
    subscribe,
    () => true,
    () => false,
  );
