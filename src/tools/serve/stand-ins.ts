import { createAnalytics } from '../../sandbox/analytics.ts';
import { createSandbox } from '../../sandbox/app.ts';
import { createBank } from '../../sandbox/bank.ts';
import { listen, type Answer, type Listening } from './listen.ts';

export interface StandIns {
  /** Answers `/api/…` and `/sandbox/…`. */
  readonly answer: Answer;
  readonly close: () => Promise<void>;
}

export interface StandInOptions {
  /** `file:…`, `:memory:` or the address of a libSQL server. */
  readonly databaseUrl: string;
  readonly bankPort: number;
  /** Without it there are none. */
  readonly analyticsPort?: number | undefined;
  /** This machine alone by default. */
  readonly host?: string | undefined;
}

/** The bank and analytics are other origins, so they listen on ports of their own. */
export async function openStandIns(options: StandInOptions): Promise<StandIns> {
  const { databaseUrl, bankPort, analyticsPort, host } = options;
  const { app, close } = await createSandbox({
    databaseUrl,
    bankOrigin: `http://localhost:${bankPort}`,
    log: (line) => console.log(line),
  });
  const others = [
    { app: createBank(), port: bankPort },
    ...(analyticsPort === undefined ? [] : [{ app: createAnalytics(), port: analyticsPort }]),
  ];
  const opened: Listening[] = [];
  const closeAll = async (): Promise<void> => {
    await Promise.all(opened.map((server) => server.close()));
    await close();
  };
  try {
    for (const other of others) opened.push(await listen((request) => other.app.fetch(request), other.port, host));
  } catch (error) {
    await closeAll();
    throw error;
  }
  return { answer: (request, connection) => app.fetch(request, connection), close: closeAll };
}
