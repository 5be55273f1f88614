import { html } from 'hono/html';
import { page, table, type Markup } from './layout.ts';

interface CountedCall {
  readonly method: string;
  readonly path: string;
  readonly count: number;
  readonly known: boolean;
}

export const callsPage = (calls: readonly CountedCall[]): Markup =>
  page(
    'Calls',
    html`<p>
        ${String(calls.filter(({ known }) => known).length)} calls of the contract were made.
        <a href="/sandbox/calls?detail=1">As JSON, one by one</a>
      </p>
      ${table(
        ['Method', 'Path', 'Count', 'In the contract'],
        calls.map((call) => [call.method, call.path, call.count, call.known ? 'yes' : 'no']),
      )}`,
  );

interface Ledger {
  readonly counts: Readonly<Record<string, number>>;
  readonly [table: string]: unknown;
}

export const ledgerPage = ({ counts, ...tables }: Ledger): Markup =>
  page(
    'Ledger',
    html`${Object.entries(tables).map(([name, rows]) => {
      const list = rows as readonly Readonly<Record<string, unknown>>[];
      return html`<h2>${name} (${String(counts[name] ?? 0)})</h2>
        ${table(
          Object.keys(list[0] ?? {}),
          list.map((row) => Object.values(row).map((value) => String(value))),
        )}`;
    })}`,
  );
