/**
 * Calls `begin` before the page is printed, and what it returned afterwards.
 * @returns a function that removes the listeners
 */
export function whilePrinting(begin: () => () => void): () => void {
  const events = new AbortController();
  let end: (() => void) | undefined;
  window.addEventListener('beforeprint', () => (end = begin()), { signal: events.signal });
  window.addEventListener('afterprint', () => end?.(), { signal: events.signal });
  return () => events.abort();
}
