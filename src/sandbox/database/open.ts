import { mkdirSync } from 'node:fs';
import { dirname } from 'node:path';
import { fileURLToPath } from 'node:url';
import { createClient } from '@libsql/client';
import { Kysely } from 'kysely';
import { libsqlDialect } from './dialect.ts';
import { SCHEMA } from './schema.ts';
import type { Database, Tables } from './tables.ts';

/** A second process waits this long for the file, for example after an overlapping restart. */
const BUSY_MS = 5000;

const folderOf = (url: string): string =>
  dirname(url.startsWith('file://') ? fileURLToPath(url) : url.slice('file:'.length));

/** Opens `file:…`, `:memory:` or `libsql://…`, and creates the tables that are missing. */
export async function openDatabase(url: string): Promise<Database> {
  const isFile = url.startsWith('file:') && !url.includes(':memory:');
  if (isFile) mkdirSync(folderOf(url), { recursive: true });
  const client = createClient({ url, timeout: BUSY_MS });
  if (isFile) await client.execute('PRAGMA journal_mode = WAL');
  await client.executeMultiple(SCHEMA);
  return new Kysely<Tables>({ dialect: libsqlDialect(client) });
}
