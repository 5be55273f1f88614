import { useCallback } from 'react';
import { hasDocuments } from '../../flows/definition/step-order.ts';
import { readMethods } from '../../payment/payment-client.ts';
import { withToken } from '../../application/reauthentication.ts';
import type { Documents } from '../../application/document-requirements.ts';
import type { Application } from '../../model/application.ts';
import { Button } from '../../ui/Button.tsx';
import type { Elements } from '../../ui/elements.ts';
import { Notice } from '../../ui/Notice.tsx';
import { Skeleton } from '../../ui/Skeleton.tsx';
import { SummaryList } from '../../ui/SummaryList.tsx';
import type { SummaryRow } from '../../ui/summary-row.ts';
import { interpolate } from '../../lib/interpolate.ts';
import { useFlow, useMessages } from '../../application/ui/flow-context.tsx';
import { useAsync } from '../../ui/use-async.ts';
import { useTitlePrefix } from '../../ui/use-title-prefix.ts';
import { documentRows, priceRow, priceText, stepRows } from '../review-rows.ts';

export interface ReviewPanelProps {
  readonly steps: Readonly<Record<string, { title: string }>>;
  readonly application: Application;
  readonly documents: Documents;
  /** A payment follows, so the amount is shown below the answers. */
  readonly priced?: true;
  /** Shown above the answers, whose sections are then closed. */
  readonly first?: Elements;
  readonly texts?: { readonly lead: string; readonly confirm: string };
  readonly busy?: boolean;
  readonly failure?: string;
  readonly onConfirm: () => void;
}

/** Shows what the server has. Each answer has a link that changes it and leads back. */
export const ReviewPanel = ({
  steps,
  application,
  documents,
  priced,
  first,
  texts,
  busy,
  failure,
  onConfirm,
}: ReviewPanelProps) => {
  const { session } = useFlow();
  const messages = useMessages('review', 'upload');
  const { lead, confirm } = texts ?? messages.review;
  useTitlePrefix(priced ? `${messages.review.title} – ` : '');
  const end = (amount?: string, isLoading?: boolean) => {
    const button = (
      <Button busy={busy} onClick={onConfirm}>
        {amount === messages.review.price.free ? messages.flow.continue : confirm}
      </Button>
    );
    return (
      <>
        {failure && (
          <Notice tone="error" role="alert">
            {failure}
          </Notice>
        )}
        {first ? (
          button
        ) : (
          <div className="form-actions">
            <div
              className={`action-bar grid items-center gap-3 ${amount || isLoading ? 'max-md:grid-cols-[auto_1fr]' : ''}`}
            >
              {(amount || isLoading) && (
                <p aria-hidden="true" className="min-w-[5.5rem] font-semibold tabular-nums md:hidden">
                  {amount}
                </p>
              )}
              {button}
            </div>
          </div>
        )}
      </>
    );
  };
  return (
    <div className="flex flex-col gap-4">
      {first}
      <div>
        <h2 className="max-md:sr-only">{messages.review.title}</h2>
        <p className="hint">{lead}</p>
      </div>
      {session.flow.steps.map((step) => {
        const rows = [
          ...stepRows(step, application, session, messages),
          ...(hasDocuments(step) ? documentRows(step, documents, session, messages) : []),
        ];
        return rows.length > 0 ? (
          <Section key={step.name} title={steps[step.name]?.title ?? ''} rows={rows} isClosed={Boolean(first)} />
        ) : null;
      })}
      {priced ? <ReviewPrice application={application}>{end}</ReviewPrice> : end()}
    </div>
  );
};

interface SectionProps {
  readonly title: string;
  readonly rows: readonly SummaryRow[];
  readonly isClosed: boolean;
}

const Section = ({ title, rows, isClosed }: SectionProps) => {
  const { answers } = useMessages('review').review;
  return isClosed ? (
    <details className="-mt-4 border-b border-line">
      <summary className="cursor-pointer rounded py-3 text-ink-soft">
        <h3 className="ms-1 inline">{title}</h3>{' '}
        <span className="ms-2 text-sm">{interpolate(answers, { count: rows.length })}</span>
      </summary>
      <SummaryList rows={rows} />
    </details>
  ) : (
    <section>
      <h3>{title}</h3>
      <SummaryList rows={rows} />
    </section>
  );
};

interface ReviewPriceProps extends Pick<ReviewPanelProps, 'application'> {
  readonly children: (amount: string | undefined, isLoading: boolean) => Elements;
}

/**
 * The answers do not wait for the amount, and no code is asked for. An amount that cannot be loaded is left out, because the
 * payment page shows it again.
 */
const ReviewPrice = ({ application, children }: ReviewPriceProps) => {
  const { session } = useFlow();
  const { flow, review } = useMessages('review');
  const { state } = useAsync(useCallback(() => readMethods(session, withToken), [session]));
  const loading = (
    <div className="py-1">
      <Skeleton label={flow.checking} lines={1} />
    </div>
  );
  // The row is as high while it loads, so that the button below does not move under a finger.
  const amount = state.status === 'ready' ? state.data.amount : undefined;
  const row = amount === undefined ? undefined : priceRow(amount, application, session, review.price);
  return (
    <>
      {state.status !== 'error' && (
        <section className="grid gap-1 max-md:sr-only">
          <h3>{review.price.title}</h3>
          <SummaryList rows={[row ?? { key: 'price', term: review.price.amount, value: loading }]} />
        </section>
      )}
      {children(
        amount === undefined ? undefined : priceText(amount, session, review.price),
        state.status === 'loading',
      )}
    </>
  );
};
