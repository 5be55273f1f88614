/** Falls back to the status of the response, then to 500 (docs/spec.md, section 2). */
export function httpStatusOf(error: unknown): number {
  const { status, response } = (error ?? {}) as { status?: unknown; response?: { status?: unknown } };
  return [status, response?.status].find((one) => typeof one === 'number') ?? 500;
}
