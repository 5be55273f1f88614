/** The status an error page shows: the error's own, else its response's, else 500 (spec, section 2). */
export function errorStatus(error: unknown): number {
  const { status, response } = (error ?? {}) as { status?: unknown; response?: { status?: unknown } };
  return [status, response?.status].find((one) => typeof one === 'number') ?? 500;
}
