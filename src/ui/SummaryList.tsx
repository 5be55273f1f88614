import { Fragment, useId, type ReactNode } from 'react';
import { Badge } from './Badge.tsx';
import { NoBreakText } from './NoBreakText.tsx';
import type { SummaryRow } from './summary-row.ts';

const EMAIL = /^\S+@\S+$/;
/** Lets a long e-mail address break before punctuation and not inside a word, and keeps Thai terms whole. */
const breakable = (value: ReactNode): ReactNode => {
  if (typeof value !== 'string') return value;
  if (!EMAIL.test(value)) return <NoBreakText text={value} />;
  return value.split(/(?=[@.])/).map((part, index) => (
    <Fragment key={index}>
      {index > 0 && <wbr />}
      <span>{part}</span>
    </Fragment>
  ));
};

/** A list of terms and values. On phones, values are below their terms. */
export const SummaryList = ({ rows }: { rows: readonly SummaryRow[] }) => {
  const id = useId();
  return (
    <dl className="border-t border-line">
      {rows.map(({ key, term, value, verbatim, change, mark }, index) => (
        <div
          key={key}
          className={`relative border-b border-line py-1 leading-snug sm:grid sm:grid-cols-[14rem_1fr] sm:items-baseline sm:gap-x-4 sm:py-2.5 ${change ? 'pe-16 large-letters:pe-0' : ''}`}
        >
          <dt className="text-xs leading-normal text-ink-soft sm:text-sm">
            {mark ? (
              <span className="flex flex-wrap items-center gap-x-2">
                <span>{term}</span> <Badge tone="success" text={mark} />
              </span>
            ) : (
              term
            )}
          </dt>
          <dd
            id={mark && `${id}${index}`}
            translate={verbatim ? 'no' : undefined}
            className="min-w-0 whitespace-pre-line font-semibold [overflow-wrap:anywhere]"
          >
            {breakable(value)}
          </dd>
          {change && (
            <dd className="absolute inset-y-0 end-0 large-letters:static">
              <a
                ref={change.ref}
                className="link flex h-full min-w-touch justify-end py-1 text-sm leading-normal !text-ink-soft large-letters:justify-start sm:py-2.5"
                href={change.href}
                aria-describedby={mark && `${id}${index}`}
              >
                <span>{change.text}</span> <span className="sr-only">{mark ? `${term} (${mark})` : term}</span>
              </a>
            </dd>
          )}
        </div>
      ))}
    </dl>
  );
};
