import { afterEach, expect, test } from 'vitest';
import { forward } from '../../../src/tools/serve/forward.ts';
import { listen, type Listening } from '../../../src/tools/serve/listen.ts';

let api: Listening | undefined;
afterEach(() => api?.close());

const apiThat = async (answer: (request: Request) => Response | Promise<Response>): Promise<string> => {
  api = await listen(answer, 0);
  return `http://localhost:${api.port}`;
};

test('path, query, method, body and headers arrive; status, body and headers come back', async () => {
  const address = await apiThat(async (request) => {
    const { pathname, search } = new URL(request.url);
    const seen = [request.method, pathname + search, await request.text(), request.headers.get('X-Application-Token')];
    return Response.json(seen, { status: 201, headers: { 'X-Served-By': 'api' } });
  });
  const request = new Request('http://site.test/api/application/initial?a=1', {
    method: 'POST',
    body: 'text',
    headers: { 'X-Application-Token': 'abc' },
  });
  const answer = await forward(request, `${address}/`);
  expect(answer.status).toBe(201);
  expect(answer.headers.get('X-Served-By')).toBe('api');
  expect(await answer.json()).toEqual(['POST', '/api/application/initial?a=1', 'text', 'abc']);
});

test('a redirect goes back to the browser', async () => {
  const address = await apiThat(() => new Response(null, { status: 303, headers: { Location: '/next' } }));
  const answer = await forward(new Request('http://site.test/api/x', { method: 'POST' }), address);
  expect([answer.status, answer.headers.get('Location')]).toEqual([303, '/next']);
});

test('an API that does not respond is a 502 with a sentence', async () => {
  const address = await apiThat(() => new Response());
  await api?.close();
  const answer = await forward(new Request('http://site.test/api/x'), address);
  expect(answer.status).toBe(502);
  expect(await answer.json()).toEqual({ message: `The API at ${address} does not respond.` });
});

test('a taken port is said in a sentence', async () => {
  await apiThat(() => new Response());
  await expect(listen(() => new Response(), api?.port ?? 0)).rejects.toThrow(`Port ${api?.port} is already in use.`);
});
