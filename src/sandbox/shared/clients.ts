import * as v from 'valibot';
import { ApplicationType } from '../../model/application.ts';
import type { Database } from '../database/tables.ts';
import { failureMatches, InjectedFailure } from './injected-failures.ts';

/**
 * The cookie that names the browser or test to which a request belongs. Each client has its own clock, intake and
 * injected failures.
 */
export const CLIENT_COOKIE = 'sandbox_client';
export const DEFAULT_CLIENT = 'default';
/** The client that prepares applications for tests, so that its calls can be distinguished from those of pages. */
export const SET_UP_CLIENT = 'set-up';

const Settings = v.object({
  /** Milliseconds that are added to the real time. */
  clock_offset_ms: v.optional(v.number(), 0),
  closed_types: v.optional(v.array(ApplicationType), []),
  /** Whether the first pages of degrees and short courses have a banner. */
  banners: v.optional(v.boolean(), false),
  /** Whether a new application must be verified by a one-time code. */
  code_required: v.optional(v.boolean(), true),
  faults: v.optional(v.array(InjectedFailure), []),
});
export type ClientSettings = v.InferOutput<typeof Settings>;

const defaults = (): ClientSettings => v.parse(Settings, {});

/** Holds the settings of all clients in memory and writes each change to the database. */
export class Clients {
  private readonly known = new Map<string, ClientSettings>();

  private constructor(private readonly database: Database) {}

  static async open(database: Database): Promise<Clients> {
    const clients = new Clients(database);
    for (const row of await database.selectFrom('clients').selectAll().execute())
      clients.known.set(row.id, v.parse(Settings, JSON.parse(row.settings)));
    return clients;
  }

  of(id: string): ClientSettings {
    return this.known.get(id) ?? defaults();
  }

  /** Returns the client's time in milliseconds since 1970. */
  now(id: string): number {
    return Date.now() + this.of(id).clock_offset_ms;
  }

  async change(id: string, changes: Partial<ClientSettings>): Promise<ClientSettings> {
    const changed = { ...this.of(id), ...changes };
    this.known.set(id, changed);
    const settings = JSON.stringify(changed);
    await this.database
      .insertInto('clients')
      .values({ id, settings })
      .onConflict((conflict) => conflict.column('id').doUpdateSet({ settings }))
      .execute();
    return changed;
  }

  /** Returns the client's first failure for a call and decreases its count by one. */
  async takeFailure(id: string, method: string, path: string): Promise<InjectedFailure | undefined> {
    const { faults } = this.of(id);
    const taken = faults.find((failure) => failureMatches(failure, method, path));
    if (taken?.times === undefined) return taken;
    const left = taken.times - 1;
    const rest = faults.flatMap((failure) => {
      if (failure !== taken) return [failure];
      return left > 0 ? [{ ...taken, times: left }] : [];
    });
    await this.change(id, { faults: rest });
    return taken;
  }

  /** Deletes the settings of one client, or of all. */
  async forget(id?: string): Promise<void> {
    if (id === undefined) this.known.clear();
    else this.known.delete(id);
    const all = this.database.deleteFrom('clients');
    await (id === undefined ? all : all.where('id', '=', id)).execute();
  }
}
