import { createSandbox } from '../../sandbox/app.ts';
import { createBank } from '../../sandbox/bank.ts';
import { listen, type Answer } from './listen.ts';

export interface StandIns {
  /** Answers `/api/…` and `/sandbox/…`. */
  readonly answer: Answer;
  readonly close: () => Promise<void>;
}

export interface StandInOptions {
  /** `file:…`, `:memory:` or the address of a libSQL server. */
  readonly databaseUrl: string;
  readonly bankPort: number;
  /** Where the bank listens; every address of the machine by default. */
  readonly host?: string | undefined;
}

/**
 * Starts the stand-ins for what is not part of the product: the API, answered through `answer`, and the bank, which listens on
 * its own port because it is another origin. Sent codes are said in the terminal.
 */
export async function openStandIns({ databaseUrl, bankPort, host }: StandInOptions): Promise<StandIns> {
  const { app, close } = await createSandbox({
    databaseUrl,
    bankOrigin: `http://localhost:${bankPort}`,
    log: (line) => console.log(line),
  });
  const theBank = createBank();
  const bank = await listen((request) => theBank.fetch(request), bankPort, host).catch(async (error: unknown) => {
    await close();
    throw error;
  });
  return {
    answer: (request, connection) => app.fetch(request, connection),
    close: () => bank.close().then(close),
  };
}
