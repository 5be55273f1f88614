import { afterLoad } from '../page-life-cycle.ts';
import { savedKeys } from './storage.ts';

/** A first visit has stored nothing, and loads nothing to look through it. */
export function removeIfAny(load = () => import('./remove-expired.ts')): void {
  if (savedKeys().length === 0) return;
  load().then(
    ({ removeExpired }) => removeExpired(),
    () => undefined,
  );
}

/** Each host has stored data of its own, so that every page looks through that of its host. */
afterLoad(() => removeIfAny());
