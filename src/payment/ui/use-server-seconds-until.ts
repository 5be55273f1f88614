import { serverNow } from '../../api/server-time.ts';
import { useSecondsUntil } from '../../ui/use-seconds-until.ts';

/** Whole seconds until an instant of the server's clock: the clock of the phone may be hours wrong. */
export const useServerSecondsUntil = (deadline: number): number =>
  useSecondsUntil(deadline - (serverNow() - Date.now()));
