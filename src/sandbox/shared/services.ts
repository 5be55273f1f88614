import type { Clients } from './clients.ts';
import type { Database } from '../database/tables.ts';

export interface Services {
  readonly database: Database;
  readonly clients: Clients;
  /** The origin of the bank stand-in. */
  readonly bankOrigin: string;
  /** Prints a line for the developer. */
  readonly log: (line: string) => void;
}
