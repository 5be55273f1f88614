/**
 * A page that took longer than this from its document to its first paint would take even longer with a transition,
 * which takes a picture of the old page and delays the new one. @chosen
 */
const SLOW_MS = 200;

const isSlowHere = (): boolean => {
  const [visit] = performance.getEntriesByType('navigation');
  const [paint] = performance.getEntriesByName('first-contentful-paint');
  return visit !== undefined && paint !== undefined && paint.startTime - visit.responseEnd > SLOW_MS;
};

export function skipSlowTransition(): void {
  window.addEventListener('pageswap', ({ viewTransition }) => {
    if (!viewTransition) return;
    // A transition that the browser gives up is only an animation less, and no error of the page.
    for (const end of [viewTransition.ready, viewTransition.finished]) end.catch(() => undefined);
    if (isSlowHere()) viewTransition.skipTransition();
  });
}
