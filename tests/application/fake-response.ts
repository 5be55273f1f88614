/** An answer of a server as `fetch` gives it; a plain object, because the real one is read over several turns of the event loop. */
export const fakeResponse = (status: number, text: string, headers: Readonly<Record<string, string>> = {}): Response =>
  ({ ok: status < 400, status, headers: new Headers(headers), text: () => Promise.resolve(text) }) as Response;

/** Never answers, as a server that is stuck; the caller's signal ends it. */
export const noAnswer = (signal: AbortSignal | null | undefined): Promise<never> =>
  new Promise((_resolve, reject) => {
    const giveUp = (): void => reject(new Error('aborted'));
    if (signal?.aborted) giveUp();
    signal?.addEventListener('abort', giveUp);
  });
