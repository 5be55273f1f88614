import type { Context } from 'hono';
import { RESPONSE_ALREADY_SENT } from '@hono/node-server/utils/response';

interface NodeBindings {
  readonly incoming?: { readonly socket?: { destroy(): void } };
}

/** Cuts the connection: the effect has happened, and the browser never hears of it. Without a socket (in a unit test) a 504 stands for it. */
export function loseReply(c: Context): Response {
  const socket = (c.env as NodeBindings | undefined)?.incoming?.socket;
  if (!socket) return new Response(null, { status: 504 });
  socket.destroy();
  return RESPONSE_ALREADY_SENT;
}
