import { onFlowHost } from './flow-hosts.ts';
import { forward } from './forward.ts';
import { listen, type Respond, type Listening } from './listen.ts';
import { openStandIns } from './stand-ins.ts';
import { staticSite } from './static-site.ts';

export interface PreviewOptions {
  readonly root: string;
  readonly port: number;
  /** By default, only this machine may connect. */
  readonly host?: string | undefined;
  /** The URL of a real API, without `/api`. The sandbox responds only when there is none. */
  readonly apiUrl?: string | undefined;
  readonly bankPort: number;
  readonly analyticsPort?: number | undefined;
  readonly databaseUrl: string;
  /** The campaign to which the start of the scholarships' host leads. */
  readonly campaign?: string | undefined;
}

const belongsTo = (pathname: string, prefix: string): boolean =>
  pathname === prefix || pathname.startsWith(`${prefix}/`);

export interface Preview {
  readonly respond: Respond;
  readonly close: () => Promise<void>;
}

async function openPreview(options: Omit<PreviewOptions, 'port'>): Promise<Preview> {
  const site = staticSite(options.root);
  const standIns = await openStandIns(options);
  return {
    respond: (request, connection) => {
      const url = new URL(request.url);
      const { pathname } = url;
      if (options.apiUrl && belongsTo(pathname, '/api')) return forward(request, options.apiUrl);
      const sandboxed = belongsTo(pathname, '/api') || belongsTo(pathname, '/sandbox');
      if (sandboxed && !options.apiUrl) return standIns.respond(request, connection);
      const answer = onFlowHost(url, options.campaign);
      if (!answer) return site.fetch(request);
      if ('elsewhere' in answer) return new Response(null, { status: 302, headers: { Location: answer.elsewhere } });
      return site.fetch(new Request(new URL(answer.path + url.search, url), request));
    },
    close: standIns.close,
  };
}

export async function startPreview(options: PreviewOptions): Promise<Listening> {
  const preview = await openPreview(options);
  try {
    const server = await listen(preview.respond, options.port, options.host);
    return { port: server.port, close: () => server.close().then(preview.close) };
  } catch (error) {
    await preview.close();
    throw error;
  }
}
