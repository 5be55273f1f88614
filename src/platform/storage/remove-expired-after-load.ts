import { afterLoad } from '../page-life-cycle.ts';
import { savedKeys } from './browser-storage.ts';

/** A first visit has stored nothing, so nothing is loaded. */
export function removeIfAny(load = () => import('./remove-expired.ts')): void {
  if (savedKeys().length === 0) return;
  load().then(
    ({ removeExpired }) => removeExpired(),
    () => undefined,
  );
}

/** Each host has its own data, so every page checks that of its host. */
afterLoad(() => removeIfAny());
