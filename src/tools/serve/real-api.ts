import { isLoopback } from '../../lib/loopback.ts';

/** @returns what a developer must know whose pages call an API that is not of this machine; otherwise `undefined` */
export function warningOfRealApi({ API_URL, PUBLIC_API_ORIGIN }: NodeJS.Dict<string>): string | undefined {
  const real = [API_URL, PUBLIC_API_ORIGIN].find((url) => url && !isLoopback(new URL(url).hostname));
  return real && `Careful: ${real} is no API of this machine. What is registered, uploaded or paid here is real there.`;
}
