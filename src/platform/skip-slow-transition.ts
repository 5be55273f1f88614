/**
 * A page that took longer than this from its document to its first paint would take longer still with a transition, which takes a
 * picture of the page that is left and holds the next one back. @chosen
 */
const SLOW_MS = 200;

const isSlowHere = (): boolean => {
  const [visit] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  const [paint] = performance.getEntriesByName('first-contentful-paint');
  return visit !== undefined && paint !== undefined && paint.startTime - visit.responseEnd > SLOW_MS;
};

export function skipSlowTransition(): void {
  window.addEventListener('pageswap', ({ viewTransition }) => {
    if (isSlowHere()) viewTransition?.skipTransition();
  });
}
