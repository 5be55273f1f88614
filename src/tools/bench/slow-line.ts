import { connect, createServer, type AddressInfo, type Socket } from 'node:net';
import type { Listening } from '../serve/listen.ts';

/** A slow line, in milliseconds and bytes per second. */
export const LINE = { latency: 150, downloadThroughput: 1_600_000 / 8, uploadThroughput: 750_000 / 8 };
/** A crowded cell of 3G. */
export const POOR_LINE = { latency: 400, downloadThroughput: 400_000 / 8, uploadThroughput: 400_000 / 8 };

/** Several responses take turns on the line, as packets do. */
const PIECE_BYTES = 4096;

/** One direction of the line, which all its connections share. @returns a function that sends what one socket says to another */
function direction(bytesPerSecond: number, delay: number): (from: Socket, to: Socket) => void {
  let freeAt = 0;
  return (from, to) => {
    const waiting: { readonly at: number; readonly piece: Buffer | undefined }[] = [];
    let timer: NodeJS.Timeout | undefined;
    const deliver = (): void => {
      timer = undefined;
      while (waiting[0] && waiting[0].at <= performance.now()) {
        const { piece } = waiting.shift() ?? {};
        if (to.destroyed) continue;
        if (piece) to.write(piece);
        else to.end();
      }
      if (waiting[0]) timer = setTimeout(deliver, Math.max(1, waiting[0].at - performance.now()));
    };
    const send = (piece?: Buffer): void => {
      freeAt = Math.max(performance.now(), freeAt) + ((piece?.length ?? 0) / bytesPerSecond) * 1000;
      waiting.push({ at: freeAt + delay, piece });
      timer ??= setTimeout(deliver, Math.max(1, freeAt + delay - performance.now()));
    };
    from.on('data', (chunk: Buffer) => {
      for (let at = 0; at < chunk.length; at += PIECE_BYTES) send(chunk.subarray(at, at + PIECE_BYTES));
    });
    from.on('end', () => send());
    from.on('error', () => to.destroy());
  };
}

/**
 * A line of the bench before a server of this machine. A browser's own slow line knows nothing of pages that it fetches ahead; this one
 * carries every byte.
 */
export async function openSlowLine(
  port: number,
  serverPort: number,
  { latency, downloadThroughput, uploadThroughput } = LINE,
): Promise<Listening> {
  const down = direction(downloadThroughput, latency / 2);
  const up = direction(uploadThroughput, latency / 2);
  const open = new Set<Socket>();
  const line = createServer({ allowHalfOpen: true, noDelay: true }, (visitor) => {
    const server = connect({ port: serverPort, host: '127.0.0.1', allowHalfOpen: true, noDelay: true });
    for (const socket of [visitor, server]) {
      open.add(socket);
      socket.on('close', () => open.delete(socket));
    }
    up(visitor, server);
    down(server, visitor);
  });
  await new Promise<void>((resolve, reject) => {
    line.once('error', reject);
    line.listen(port, '127.0.0.1', resolve);
  });
  const close = async (): Promise<void> => {
    for (const socket of open) socket.destroy();
    await new Promise<void>((resolve) => void line.close(() => resolve()));
  };
  return { port: (line.address() as AddressInfo).port, close };
}
