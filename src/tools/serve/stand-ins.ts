import { createAnalytics } from '../../sandbox/analytics.ts';
import { createSandbox } from '../../sandbox/app.ts';
import { createBank } from '../../sandbox/bank.ts';
import { apiUrlProblem } from '../build/environment-problems.ts';
import { openApi } from '../openapi/openapi.ts';
import { listen, type Respond, type Listening } from './listen.ts';

export interface StandIns {
  /** Responds to `/api/…` and `/sandbox/…`. */
  readonly respond: Respond;
  readonly close: () => Promise<void>;
}

export interface StandInOptions {
  /** `file:…`, `:memory:` or the address of a libSQL server. */
  readonly databaseUrl: string;
  readonly bankPort: number;
  /** The sandbox itself listens on this port, for this machine only. */
  readonly sandboxPort?: number | undefined;
  /** The URL of a real API, next to which the sandbox has no port. */
  readonly apiUrl?: string | undefined;
  /** The port of the analytics stand-ins; none run without it. */
  readonly analyticsPort?: number | undefined;
  /** By default, only this machine may connect. */
  readonly host?: string | undefined;
}

/** The bank and analytics are other origins, so they listen on their own ports. */
export async function openStandIns(options: StandInOptions): Promise<StandIns> {
  const { databaseUrl, bankPort, sandboxPort, apiUrl, analyticsPort, host } = options;
  const wrongApi = apiUrlProblem(apiUrl ?? '');
  if (wrongApi) throw new Error(wrongApi);
  const { app, close } = await createSandbox({
    databaseUrl,
    bankOrigin: `http://localhost:${bankPort}`,
    log: (line) => console.log(line),
    document: openApi,
  });
  const others = [
    { app: createBank(), port: bankPort, host },
    ...(analyticsPort === undefined ? [] : [{ app: createAnalytics(), port: analyticsPort, host }]),
    ...(sandboxPort === undefined || apiUrl ? [] : [{ app, port: sandboxPort, host: undefined }]),
  ];
  const opened: Listening[] = [];
  const closeAll = async (): Promise<void> => {
    await Promise.all(opened.map((server) => server.close()));
    await close();
  };
  try {
    for (const other of others)
      opened.push(await listen((request, connection) => other.app.fetch(request, connection), other.port, other.host));
  } catch (error) {
    await closeAll();
    throw error;
  }
  return { respond: (request, connection) => app.fetch(request, connection), close: closeAll };
}
