/**
 * Runs at most `places` tasks at once; further tasks wait in the order in which they came. A task that has nothing to do
 * when its turn comes returns `undefined` and takes no place.
 */
export function atMost(places: number): (task: () => Promise<void> | undefined) => void {
  const waiting: (() => Promise<void> | undefined)[] = [];
  let running = 0;
  const startNext = (): void => {
    while (running < places) {
      const task = waiting.shift();
      if (!task) return;
      const work = task();
      if (!work) continue;
      running += 1;
      void work.finally(() => {
        running -= 1;
        startNext();
      });
    }
  };
  return (task) => {
    waiting.push(task);
    startNext();
  };
}
