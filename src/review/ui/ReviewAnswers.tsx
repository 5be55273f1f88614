import { useEffect, useState } from 'react';
import type { Documents } from '../../application/document-requirements.ts';
import { useFlow, useMessages } from '../../application/ui/flow-context.tsx';
import { useReadPhone } from '../../application/ui/use-read-phone.ts';
import { hasDocuments } from '../../flows/definition/step-order.ts';
import { interpolate } from '../../lib/interpolate.ts';
import { contactOf, type Application } from '../../model/application.ts';
import { changedBefore, forgetChanged } from '../../steps/step-navigation.ts';
import { SummaryList } from '../../ui/SummaryList.tsx';
import type { SummaryRow } from '../../ui/summary-row.ts';
import { AsOnCard } from './AsOnCard.tsx';
import { documentRows, stepRows } from '../review-rows.ts';
import { useUnfoldForPrint } from './use-unfold-for-print.ts';

export interface ReviewAnswersProps {
  /** The steps' titles, used as headings. */
  readonly steps: Readonly<Record<string, { readonly title: string }>>;
  readonly application: Application;
  readonly documents: Documents;
  /** Whether the sections are collapsed. */
  readonly isFolded: boolean;
}

/** Shows the server's answers, by step. */
export const ReviewAnswers = ({ steps, application, documents, isFolded }: ReviewAnswersProps) => {
  const { session } = useFlow();
  const messages = useMessages('review', 'upload');
  const readPhone = useReadPhone(contactOf(application)?.phone_country);
  const markChanged = useMarkChanged();
  const sections = markChanged(
    session.flow.steps.map((step) => ({
      name: step.name,
      rows: [
        ...stepRows(step, application, session, messages, readPhone),
        ...(hasDocuments(step) ? documentRows(step, documents, application, session, messages) : []),
      ],
    })),
  );
  return (
    <>
      <AsOnCard application={application} />
      {sections.map(({ name, rows }) =>
        rows.length > 0 ? (
          <Section key={name} title={steps[name]?.title ?? ''} rows={rows} isFolded={isFolded} />
        ) : null,
      )}
    </>
  );
};

interface ReviewSection {
  readonly name: string;
  readonly rows: readonly SummaryRow[];
}

const focusRow = (link: HTMLAnchorElement | null): void => {
  link?.focus({ preventScroll: true });
  link?.scrollIntoView({ block: 'center' });
};

/** Marks the rows of changed answers. The first one's link gets the focus. */
function useMarkChanged() {
  const { session } = useFlow();
  const { changed: mark } = useMessages('review').review;
  const [changed] = useState(() => changedBefore(session));
  useEffect(() => forgetChanged(session), [session]);
  const isChanged = ({ names }: SummaryRow): boolean => names?.some((name) => changed.has(name)) ?? false;
  return (sections: readonly ReviewSection[]): readonly ReviewSection[] => {
    if (changed.size === 0) return sections;
    const first = sections.flatMap(({ rows }) => rows).find((row) => isChanged(row) && row.change);
    const marked = (row: SummaryRow): SummaryRow => {
      if (!isChanged(row)) return row;
      return { ...row, mark, change: row.change && { ...row.change, ...(row === first && { ref: focusRow }) } };
    };
    return sections.map(({ name, rows }) => ({ name, rows: rows.map(marked) }));
  };
}

interface SectionProps {
  readonly title: string;
  readonly rows: readonly SummaryRow[];
  readonly isFolded: boolean;
}

const Section = ({ title, rows, isFolded }: SectionProps) => {
  const { answers } = useMessages('review').review;
  const [isOpen] = useState(() => rows.some(({ mark }) => mark !== undefined));
  const details = useUnfoldForPrint();
  return isFolded ? (
    <details ref={details} className="review-answers -mt-3 border-b border-line md:-mt-4" open={isOpen}>
      <summary className="cursor-pointer rounded py-3 text-ink-soft">
        <h3 className="ms-1 inline">{title}</h3>{' '}
        <span className="ms-2 text-sm">{interpolate(answers, { count: rows.length })}</span>
      </summary>
      <SummaryList rows={rows} />
    </details>
  ) : (
    <section className="review-answers">
      <h3>{title}</h3>
      <SummaryList rows={rows} />
    </section>
  );
};
