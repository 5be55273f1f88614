import { chmodSync, closeSync, mkdirSync, openSync } from 'node:fs';
import { dirname } from 'node:path';
import { fileURLToPath } from 'node:url';
import { createClient } from '@libsql/client';
import { Kysely } from 'kysely';
import { libsqlDialect } from './dialect.ts';
import { SCHEMA } from './schema.ts';
import type { Database, Tables } from './tables.ts';

/** A second process waits this long for the file, for example when restarts overlap. */
const BUSY_MS = 5000;

const OWNER_ONLY = { folder: 0o700, file: 0o600 };

const pathOf = (url: string): string => (url.startsWith('file://') ? fileURLToPath(url) : url.slice('file:'.length));

/** The database contains ID numbers and codes. SQLite gives its auxiliary files the same permissions. */
function keepToOwner(path: string): void {
  mkdirSync(dirname(path), { recursive: true, mode: OWNER_ONLY.folder });
  closeSync(openSync(path, 'a', OWNER_ONLY.file));
  chmodSync(path, OWNER_ONLY.file);
}

/** Opens `file:…`, `:memory:` or `libsql://…` and creates the tables that are missing. */
export async function openDatabase(url: string): Promise<Database> {
  const isFile = url.startsWith('file:') && !url.includes(':memory:');
  if (isFile) keepToOwner(pathOf(url));
  const client = createClient({ url, timeout: BUSY_MS });
  if (isFile) await client.execute('PRAGMA journal_mode = WAL');
  await client.executeMultiple(SCHEMA);
  return new Kysely<Tables>({ dialect: libsqlDialect(client) });
}
