import type { Client, InArgs, Transaction } from '@libsql/client';
import {
  SqliteAdapter,
  SqliteIntrospector,
  SqliteQueryCompiler,
  type CompiledQuery,
  type DatabaseConnection,
  type Dialect,
  type Driver,
  type QueryResult,
} from 'kysely';

class LibsqlConnection implements DatabaseConnection {
  transaction: Transaction | undefined;

  constructor(
    private readonly client: Client,
    readonly release: () => void,
  ) {}

  async executeQuery<Row>({ sql, parameters }: CompiledQuery): Promise<QueryResult<Row>> {
    const statement = { sql, args: parameters as InArgs };
    const result = await (this.transaction ?? this.client).execute(statement);
    return {
      rows: result.rows as Row[],
      numAffectedRows: BigInt(result.rowsAffected),
      ...(result.lastInsertRowid === undefined ? {} : { insertId: result.lastInsertRowid }),
    };
  }

  // oxlint-disable-next-line require-yield -- the interface asks for a generator; nothing here reads row by row
  async *streamQuery(): AsyncIterableIterator<never> {
    await Promise.reject(new Error('Rows are not streamed.'));
  }
}

/**
 * Gives out one connection at a time. Two concurrent interactive transactions in one libSQL client fail with
 * SQLITE_BUSY and leave a locked connection behind (libSQL 0.18.0).
 */
class LibsqlDriver implements Driver {
  private last = Promise.resolve();

  constructor(private readonly client: Client) {}

  async init(): Promise<void> {
    // The client opens its connection itself.
  }

  async acquireConnection(): Promise<LibsqlConnection> {
    const before = this.last;
    let release = (): void => undefined;
    this.last = new Promise((done) => (release = done));
    await before;
    return new LibsqlConnection(this.client, release);
  }

  async releaseConnection(connection: LibsqlConnection): Promise<void> {
    connection.release();
    return Promise.resolve();
  }

  async beginTransaction(connection: LibsqlConnection): Promise<void> {
    connection.transaction = await this.client.transaction('write');
  }

  async commitTransaction(connection: LibsqlConnection): Promise<void> {
    await this.end(connection, 'commit');
  }

  async rollbackTransaction(connection: LibsqlConnection): Promise<void> {
    await this.end(connection, 'rollback');
  }

  async destroy(): Promise<void> {
    await this.last;
    this.client.close();
  }

  private async end(connection: LibsqlConnection, how: 'commit' | 'rollback'): Promise<void> {
    const { transaction } = connection;
    connection.transaction = undefined;
    try {
      await transaction?.[how]();
    } finally {
      transaction?.close();
    }
  }
}

/** Creates the Kysely dialect for a libSQL client. */
export const libsqlDialect = (client: Client): Dialect => ({
  createAdapter: () => new SqliteAdapter(),
  createDriver: () => new LibsqlDriver(client),
  createIntrospector: (database) => new SqliteIntrospector(database),
  createQueryCompiler: () => new SqliteQueryCompiler(),
});
