/**
 * Lets only one run of a kind fly: a press while one is under way joins it. The mark is set at once, not with the next render, so
 * that two presses in one tick are one.
 */
export function singleFlight<A extends readonly unknown[], T>(
  run: (...inputs: A) => Promise<T>,
): (...inputs: A) => Promise<T> {
  let flight: Promise<T> | undefined;
  return (...inputs) => {
    flight ??= run(...inputs).finally(() => {
      flight = undefined;
    });
    return flight;
  };
}
