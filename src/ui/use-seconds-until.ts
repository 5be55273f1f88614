import { useEffect, useState } from 'react';

const secondsUntil = (instant: number): number => Math.max(0, Math.ceil((instant - Date.now()) / 1000));

/** Returns the whole seconds until an instant (milliseconds since 1970), counting down to 0. */
export function useSecondsUntil(instant: number): number {
  const [seconds, setSeconds] = useState(() => secondsUntil(instant));
  useEffect(() => {
    const tick = (): void => {
      setSeconds(secondsUntil(instant));
    };
    tick();
    const timer = setInterval(tick, 500);
    return () => {
      clearInterval(timer);
    };
  }, [instant]);
  return seconds;
}
