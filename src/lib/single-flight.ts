/** Concurrent calls share the promise of the first. */
export function singleFlight<A extends readonly unknown[], T>(
  run: (...inputs: A) => Promise<T>,
): (...inputs: A) => Promise<T> {
  let running: Promise<T> | undefined;
  return (...inputs) => {
    running ??= run(...inputs).finally(() => {
      running = undefined;
    });
    return running;
  };
}
