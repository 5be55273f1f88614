import { announce } from './pending-requests.ts';

const reported = new WeakSet();

/** Gives the error reports an error that the page has caught and explains in its own words, each error once. */
export function reportCaught(error: unknown): void {
  if (typeof error === 'object' && error !== null) {
    if (reported.has(error)) return;
    reported.add(error);
  }
  announce('error:caught', error);
}
