/** These headers belong to one connection, or describe an encoding that `fetch` has already undone. */
const DROPPED = ['connection', 'keep-alive', 'transfer-encoding', 'content-encoding', 'content-length', 'host'];

const withoutDropped = (headers: Headers): Headers => {
  const copy = new Headers(headers);
  DROPPED.forEach((name) => copy.delete(name));
  return copy;
};

/** The browser follows redirects itself, since the bank's return responds with 303; an unreachable API is a 502. */
export async function forward(request: Request, apiUrl: string): Promise<Response> {
  const { pathname, search } = new URL(request.url);
  const target = new URL(apiUrl.replace(/\/$/, '') + pathname + search);
  const bodyless = ['GET', 'HEAD'].includes(request.method);
  try {
    const response = await fetch(target, {
      method: request.method,
      headers: withoutDropped(request.headers),
      redirect: 'manual',
      ...(bodyless ? {} : { body: await request.arrayBuffer() }),
    });
    return new Response(response.body, { status: response.status, headers: withoutDropped(response.headers) });
  } catch {
    return Response.json({ message: `The API at ${target.origin} does not respond.` }, { status: 502 });
  }
}
