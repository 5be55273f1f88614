/** Longer than a slow connection needs for a small response. @chosen */
const WAIT_MS = 8000;

/** Whether a server has responded at all, or, with `judge`, as it should. */
export async function isReachable(
  address: string,
  options: RequestInit,
  judge = (_response: Response): boolean => true,
): Promise<boolean> {
  const controller = new AbortController();
  const timer = setTimeout(() => controller.abort(), WAIT_MS);
  try {
    const response = await fetch(address, { ...options, cache: 'no-store', signal: controller.signal });
    response.body?.cancel().catch(() => undefined); // Nobody reads it.
    return judge(response);
  } catch {
    return false;
  } finally {
    clearTimeout(timer);
  }
}
