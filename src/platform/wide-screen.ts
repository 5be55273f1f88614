import { BREAKPOINTS } from '../config/constants.ts';

/** Matches windows with room for a step's aside (src/layouts/FlowAside.astro). */
const room = (): MediaQueryList => window.matchMedia(`(min-width: ${BREAKPOINTS.lg}px)`);
export const isWideScreen = (): boolean => room().matches;

/** @returns a function that removes the listener */
export function watchWideScreen(onChange: () => void): () => void {
  const query = room();
  query.addEventListener('change', onChange);
  return () => query.removeEventListener('change', onChange);
}
