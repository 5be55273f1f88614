import type { ReactNode } from 'react';
import { useInBrowser } from './use-in-browser.ts';

/**
 * Shows `fallback` while the server renders and React wakes. Every `lazy` component stands in one: rendered by the server,
 * its Suspense would write an inline script that the policy refuses.
 */
export const InBrowser = ({ fallback, children }: { fallback: ReactNode; children: ReactNode }) =>
  useInBrowser() ? children : fallback;
