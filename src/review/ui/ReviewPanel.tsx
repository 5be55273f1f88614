import { useCallback, useState } from 'react';
import { serverNow } from '../../api/server-time.ts';
import type { Documents } from '../../application/document-requirements.ts';
import { applicationNumber, type Application } from '../../model/application.ts';
import type { AvailableMethods } from '../../model/payment-options.ts';
import { appliedFor } from '../../model/applied-for.ts';
import { flowHref } from '../../application/flow-session.ts';
import { last } from '../../lib/last.ts';
import { Button } from '../../ui/Button.tsx';
import { ButtonLink } from '../../ui/ButtonLink.tsx';
import type { Elements } from '../../ui/elements.ts';
import { Notice } from '../../ui/Notice.tsx';
import { PrintButton } from '../../ui/PrintButton.tsx';
import { PrintedAddress } from '../../application/ui/PrintedAddress.tsx';
import { Sentence } from '../../ui/Sentence.tsx';
import { Skeleton } from '../../ui/Skeleton.tsx';
import { NoBreakText } from '../../ui/NoBreakText.tsx';
import { zonedTimeOf } from '../../i18n/zoned-time.ts';
import { interpolate } from '../../lib/interpolate.ts';
import { useFlow, useMessages } from '../../application/ui/flow-context.tsx';
import { useAsync } from '../../ui/use-async.ts';
import { usePageHeading } from '../../ui/use-page-heading.ts';
import { useTitlePrefix } from '../../ui/use-title-prefix.ts';
import { priceRow } from '../review-rows.ts';
import { ReviewAnswers } from './ReviewAnswers.tsx';
import { adoptStyles } from '../../ui/adopt-styles.ts';
import css from '../../styles/review.css?inline';

adoptStyles(css);

export interface ReviewPanelProps {
  readonly steps: Readonly<Record<string, { title: string }>>;
  readonly application: Application;
  readonly documents: Documents;
  /** Given if a payment follows: the amount is shown below the answers. */
  readonly methods?: Promise<AvailableMethods>;
  /** Shown above the answers, whose sections are then collapsed. */
  readonly first?: Elements;
  readonly texts?: { readonly lead: string; readonly confirm: string };
  readonly busy?: boolean;
  readonly failure?: string;
  /** @param isFree whether the button said that the application is sent without a payment */
  readonly onConfirm: (isFree: boolean) => void;
}

/** Shows the server's answers. Each has a link that changes it and leads back. */
export const ReviewPanel = ({
  steps,
  application,
  documents,
  methods,
  first,
  texts,
  busy,
  failure,
  onConfirm,
}: ReviewPanelProps) => {
  const { session } = useFlow();
  const messages = useMessages('review');
  const { lead, confirm } = texts ?? messages.review;
  const lastStep = last(session.flow.steps);
  const [openedAt] = useState(serverNow);
  useTitlePrefix(methods ? `${messages.review.title} – ` : '');
  const end = (price?: Price, isLoading?: boolean) => {
    const button = (
      <Button busy={busy} onClick={() => onConfirm(price?.isFree ?? false)}>
        {price?.isFree ? messages.review.price.submitFree : confirm}
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
              className={`action-bar grid items-center gap-3 ${price || isLoading ? 'max-md:grid-cols-[auto_1fr]' : ''}`}
            >
              {(price !== undefined || isLoading) && (
                <p aria-hidden="true" className="min-w-[6rem] max-w-[8rem] md:hidden">
                  <span className="block text-xs leading-normal text-ink-soft">
                    {price?.term ?? messages.review.price.amount}
                  </span>
                  <span className="block text-xl font-semibold leading-normal tabular-nums">{price?.value}</span>
                </p>
              )}
              {button}
            </div>
            {methods && lastStep && (
              <ButtonLink kind="quiet" href={flowHref(session, lastStep.route)}>
                {messages.flow.back}
              </ButtonLink>
            )}
          </div>
        )}
      </>
    );
  };
  const subject = appliedFor(session.flow.type, application).join(' · ');
  return (
    <div className="flex flex-col gap-3 md:gap-7">
      {first}
      <div>
        <h2 className="max-md:sr-only">{messages.review.title}</h2>
        {subject && (
          <p>
            <span className="block text-sm text-ink-soft">{messages.review.subject}</span>{' '}
            <span className="text-lg font-semibold">
              <NoBreakText text={subject} />
            </span>
          </p>
        )}
        <p className="hint print:hidden">
          <NoBreakText text={lead} />
        </p>
        <p className="hidden print:block">
          <Sentence text={messages.review.printedNumber} values={{ number: applicationNumber(application) }} />
        </p>
        <p className="hidden print:block">
          {interpolate(messages.review.printedState, {
            time: zonedTimeOf(new Date(openedAt).toISOString(), session.locale),
          })}
        </p>
      </div>
      <ReviewAnswers steps={steps} application={application} documents={documents} isFolded={Boolean(first)} />
      <div className={first ? 'contents' : 'review-end'}>
        {methods ? (
          <ReviewPrice application={application} methods={methods}>
            {end}
          </ReviewPrice>
        ) : (
          end()
        )}
      </div>
      <div className="print:hidden">
        <PrintButton kind="quiet" texts={messages.review} />
      </div>
      <PrintedAddress locale={session.locale} />
    </div>
  );
};

type Price = ReturnType<typeof priceRow>;

interface ReviewPriceProps extends Required<Pick<ReviewPanelProps, 'application' | 'methods'>> {
  readonly children: (price: Price | undefined, isLoading: boolean) => Elements;
}

/** If the amount cannot be loaded it is left out, because the payment asks again and shows it. */
const ReviewPrice = ({ application, methods, children }: ReviewPriceProps) => {
  const { session } = useFlow();
  const { flow, review } = useMessages('review');
  const { state } = useAsync(useCallback(() => methods, [methods]));
  const loading = (
    <div className="w-28 py-1">
      <Skeleton label={flow.checking} lines={1} />
    </div>
  );
  // The row keeps its height while it loads, so that the button below does not move under a finger.
  const amount = state.kind === 'ready' ? state.data.amount : undefined;
  const row = amount === undefined ? undefined : priceRow(amount, application, session, review.price);
  usePageHeading(row?.isFree ? review.price.freeHeading : undefined);
  return (
    <>
      {state.kind !== 'error' && (
        <section className="grid gap-1 max-md:sr-only print:!not-sr-only">
          <h3>{review.price.title}</h3>
          <dl className="mt-1 flex min-h-[4.5rem] flex-wrap items-center justify-between gap-x-6 rounded bg-flow-soft px-5 py-2">
            <dt className="font-semibold">{row?.term ?? review.price.amount}</dt>
            <dd className="text-3xl font-semibold tabular-nums">{row?.value ?? loading}</dd>
          </dl>
        </section>
      )}
      {children(row, state.kind === 'loading')}
    </>
  );
};
