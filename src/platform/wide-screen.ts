import { BREAKPOINTS } from '../config/constants.ts';

/** Whether the window has room for the aside of a step (src/layouts/FlowAside.astro). */
export const isWideScreen = (): boolean => window.matchMedia(`(min-width: ${BREAKPOINTS.lg}px)`).matches;
