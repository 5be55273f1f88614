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

/** A transition that the browser gives up is only an animation less, and no error of the page. */
function hearEnds({ ready, updateCallbackDone, finished }: ViewTransition): void {
  for (const end of [ready, updateCallbackDone, finished]) end.catch(() => undefined);
}

export function skipSlowTransition(): void {
  window.addEventListener('pageswap', ({ viewTransition }) => {
    if (!viewTransition) return;
    hearEnds(viewTransition);
    if (isSlowHere()) viewTransition.skipTransition();
  });
}
