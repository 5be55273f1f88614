import { useSyncExternalStore } from 'react';

const never = () => () => undefined;

/** False while the server renders and while React wakes, true right after: for what cannot be server-rendered. */
export const useInBrowser = (): boolean =>
  useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
