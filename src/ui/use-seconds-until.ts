import { useEffect, useState } from 'react';

const secondsUntil = (instant: number, now: () => number): number => Math.max(0, Math.ceil((instant - now()) / 1000));

/**
 * Returns the whole seconds until an instant, counting down to 0.
 * @param instant in milliseconds since 1970 by the clock that `now` reads
 * @param now this device's clock by default; `serverNow` is correct even if the device's clock is hours wrong
 */
export function useSecondsUntil(instant: number, now: () => number = Date.now): number {
  const [seconds, setSeconds] = useState(() => secondsUntil(instant, now));
  useEffect(() => {
    const tick = (): void => {
      setSeconds(secondsUntil(instant, now));
    };
    tick();
    const timer = setInterval(tick, 500);
    return () => {
      clearInterval(timer);
    };
  }, [instant, now]);
  return seconds;
}
