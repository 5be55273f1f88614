import { Fragment, type ReactNode } from 'react';
import type { SummaryRow } from './summary-row.ts';

const EMAIL = /^\S+@\S+$/;
/** Lets a long e-mail address break before its punctuation and not inside a word. */
const breakable = (value: ReactNode): ReactNode =>
  typeof value === 'string' && EMAIL.test(value)
    ? value.split(/(?=[@.])/).map((part, index) => (
        <Fragment key={index}>
          {index > 0 && <wbr />}
          <span>{part}</span>
        </Fragment>
      ))
    : value;

/** A list of terms and values. On phones a short value stands beside its term and a long one below it. */
export const SummaryList = ({ rows }: { rows: readonly SummaryRow[] }) => (
  <dl className="divide-y divide-line border-y border-line">
    {rows.map(({ key, term, value, verbatim, change }) => (
      <div
        key={key}
        className={`relative flex min-h-[2.8125rem] flex-wrap content-center items-baseline justify-between gap-x-4 py-1 sm:grid sm:grid-cols-[14rem_1fr] ${change ? 'pe-16' : ''}`}
      >
        <dt className="text-sm text-ink-soft sm:text-base">{term}</dt>
        <dd
          translate={verbatim ? 'no' : undefined}
          className="min-w-0 whitespace-pre-line font-semibold [overflow-wrap:anywhere]"
        >
          {breakable(value)}
        </dd>
        {change && (
          <dd className="absolute inset-y-0 end-0">
            <a className="link flex h-full min-w-touch items-center justify-end text-sm" href={change.href}>
              <span>{change.text}</span> <span className="sr-only">{term}</span>
            </a>
          </dd>
        )}
      </div>
    ))}
  </dl>
);
