import { Hono } from 'hono';
import { bankReturn } from './bank-return.ts';
import { Clients } from './shared/clients.ts';
import { contractRoutes } from './contract-routes.ts';
import { controlRoutes } from './control/routes.ts';
import { openDatabase } from './database/open.ts';
import type { Services } from './shared/services.ts';

/** A test searches the built site for this text, because nothing of the sandbox may be in it. */
export const SANDBOX_MARKER = 'admissions-sandbox-never-in-production';

export interface SandboxOptions {
  /** `file:…`, `:memory:` or the address of a libSQL server. */
  readonly databaseUrl: string;
  /** The origin of the bank stand-in, such as `http://localhost:4381`. */
  readonly bankOrigin: string;
  readonly log?: (line: string) => void;
  /** The OpenAPI document that is served for reading. */
  readonly document?: () => object;
}

/**
 * Creates the stand-in for the real back end, which responds to `/api/*` by the contract and serves `/sandbox/*` for people
 * and tests (docs/spec-decisions.md, section 10). It must never run in production.
 * @throws {Error} when the database cannot be opened
 */
export async function createSandbox({
  databaseUrl,
  bankOrigin,
  log = () => undefined,
  document = () => ({}),
}: SandboxOptions) {
  const database = await openDatabase(databaseUrl);
  const services: Services = { database, clients: await Clients.open(database), bankOrigin, log };
  const app = new Hono();
  app.use(async (c, next) => {
    await next();
    c.header('X-Sandbox', SANDBOX_MARKER);
  });
  app.route('/', bankReturn(services));
  const contract = contractRoutes(services);
  app.route('/', contract);
  app.route('/', controlRoutes(services, contract, document));
  return { app, close: () => database.destroy() };
}
