import type { ReactNode } from 'react';
import { useIsClient } from './use-is-client.ts';

/** Every `lazy` component needs one: rendered on the server, its Suspense adds an inline script, which the CSP refuses. */
export const ClientOnly = ({ fallback, children }: { fallback: ReactNode; children: ReactNode }) =>
  useIsClient() ? children : fallback;
