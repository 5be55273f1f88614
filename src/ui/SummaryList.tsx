import type { ReactNode } from 'react';

export interface SummaryRow {
  key: string;
  term: string;
  value: ReactNode;
  change?: { href: string; text: string } | undefined;
}

export const SummaryList = ({ rows }: { rows: readonly SummaryRow[] }) => (
  <dl className="divide-y divide-line border-y border-line">
    {rows.map(({ key, term, value, change }) => (
      <div key={key} className="grid grid-cols-[1fr_auto] gap-x-4 py-3 sm:grid-cols-[2fr_3fr_4rem]">
        <dt className="col-span-2 text-sm text-ink-soft sm:col-span-1 sm:text-base">{term}</dt>
        <dd className="min-w-0 font-semibold [overflow-wrap:anywhere]">{value}</dd>
        {change && (
          <dd className="text-end">
            <a className="link inline-flex min-h-8 items-center" href={change.href}>
              {change.text} <span className="sr-only">{term}</span>
            </a>
          </dd>
        )}
      </div>
    ))}
  </dl>
);
