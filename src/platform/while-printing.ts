/**
 * Calls `begin` before the page is printed, and what it returned afterwards.
 * @returns a function that removes the listeners
 */
export function whilePrinting(begin: () => () => void): () => void {
  let end: (() => void) | undefined;
  const onBefore = (): void => {
    end = begin();
  };
  const onAfter = (): void => end?.();
  window.addEventListener('beforeprint', onBefore);
  window.addEventListener('afterprint', onAfter);
  return () => {
    window.removeEventListener('beforeprint', onBefore);
    window.removeEventListener('afterprint', onAfter);
  };
}
