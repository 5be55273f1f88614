import { useCallback, useState, type ReactNode } from 'react';
import { serverNow } from '../../api/server-time.ts';
import { valuesOf } from '../../flows/definition/field-queries.ts';
import { maskEmail } from '../../application/mask-contact.ts';
import { shownResult } from '../../application/result-query.ts';
import { isFree } from '../../payment/charge-page.ts';
import type { VerifiedResult } from '../verify-result.ts';
import { contactOf } from '../../model/application.ts';
import type { NextStepName } from '../../config/flow-registry.ts';
import { CONFIRMATION_EMAIL_DAYS, GRADUATE_CONTACT_DAYS, STUDENT_NUMBER_DAYS } from '../../config/constants.ts';
import { site } from '../../config/site.ts';
import { sisterSiteHref } from '../../config/sister-sites.ts';
import { baht, dayOf } from '../../i18n/format.ts';
import { zonedTimeOf } from '../../i18n/zoned-time.ts';
import type { Locale } from '../../config/locales.ts';
import type { Messages } from '../../i18n/messages.ts';
import { interpolate } from '../../lib/interpolate.ts';
import { daysAfter } from '../../lib/days-after.ts';
import { Button } from '../../ui/Button.tsx';
import { ButtonLink } from '../../ui/ButtonLink.tsx';
import { CopyButton } from '../../ui/CopyButton.tsx';
import { PrintButton } from '../../ui/PrintButton.tsx';
import { PrintedAddress } from '../../application/ui/PrintedAddress.tsx';
import { Skeleton } from '../../ui/Skeleton.tsx';
import { ApplicationConstellation } from '../../ui/ApplicationConstellation.tsx';
import { Sentence } from '../../ui/Sentence.tsx';
import { Notice } from '../../ui/Notice.tsx';
import { NoBreakText } from '../../ui/NoBreakText.tsx';
import { SummaryList } from '../../ui/SummaryList.tsx';
import { adoptStyles } from '../../ui/adopt-styles.ts';
import css from '../../styles/lazy-parts.css?inline';
import { useMessages } from '../../application/ui/flow-context.tsx';
import { reportChunkError, useLazyModule } from '../../ui/use-lazy-module.ts';
import { usePageHeading } from '../../ui/use-page-heading.ts';
import { useTitlePrefix } from '../../ui/use-title-prefix.ts';
import { applicationNumber } from '../../model/application.ts';
import { sentAt } from '../../model/sent-at.ts';
import { hasMovedOn, isStillToCome, statusOnceSent, stepsAfter } from '../../model/next-steps.ts';
import { receiptWords } from '../../payment/ui/receipt-words.ts';
import { applicationRows, chargeRows } from './result-rows.ts';
import { useAfterFirstRender } from '../../ui/use-after-first-render.ts';

adoptStyles(css);

const DAYS: Record<Exclude<NextStepName, 'result'>, Readonly<Record<string, number>>> = {
  email: { days: CONFIRMATION_EMAIL_DAYS },
  contact: GRADUATE_CONTACT_DAYS,
  studentNumber: STUDENT_NUMBER_DAYS,
};

/** A promise in business days is not turned into a date, because the holidays are unknown. */
function nextStepText(
  name: NextStepName,
  paidAt: string | null | undefined,
  resultBy: string | undefined,
  locale: Locale,
  { nextSteps: texts, complete }: Messages['result'],
): string {
  if (name === 'result')
    return resultBy ? interpolate(texts.resultBy, { date: dayOf(resultBy, locale) }) : complete.review;
  const promised = name === 'email' ? daysAfter(paidAt, CONFIRMATION_EMAIL_DAYS) : undefined;
  return promised === undefined
    ? interpolate(texts[name], DAYS[name])
    : interpolate(texts.emailBy, { date: dayOf(promised, locale) });
}

interface ReceivedProps {
  readonly title: ReactNode;
  readonly email: string | undefined;
  readonly text: string;
}

/**
 * The text enters the live region after the first render, so that screen readers announce it. Until then it is shown
 * outside the region.
 */
const Received = ({ title, email, text }: ReceivedProps) => {
  const isShown = useAfterFirstRender();
  const content = (
    <>
      <p className="whitespace-pre-line text-xl font-semibold">{title}</p>
      {email && (
        <p>
          <span className="print:hidden">
            <Sentence text={text} values={{ email: maskEmail(email) }} />
          </span>
          {/* Paper needs no masking. */}
          <span className="hidden print:inline">
            <Sentence text={text} values={{ email }} />
          </span>
        </p>
      )}
    </>
  );
  return (
    <div className="mt-2 text-balance">
      <div role="status">{isShown && content}</div>
      {!isShown && content}
    </div>
  );
};

export const importCopy = () => import('./CopyOfApplication.tsx');
const importInvoice = () => import('./InvoiceFacts.tsx');
const importKeepsakes = () => import('./Keepsakes.tsx');

interface CompleteResultProps {
  readonly result: VerifiedResult;
  readonly onClear: () => void;
  readonly loadCopy: typeof importCopy;
}

/** `confirmation/complete`: the result, or the copy of everything sent in its place. */
export const CompleteResult = ({ result, loadCopy, onClear }: CompleteResultProps) => {
  const { complete } = useMessages('result').result;
  const shown = shownResult(result.session);
  const [isCopyOpen, setCopyOpen] = useState(shown === 'copy' && result.hasCopy);
  const close = useCallback((error: unknown) => {
    setCopyOpen(false);
    reportChunkError(error);
  }, []);
  const copy = useLazyModule(isCopyOpen ? loadCopy : undefined, close);
  if (!isCopyOpen)
    return (
      <Result result={result} isEarlier={shown !== undefined} onCopy={() => setCopyOpen(true)} onClear={onClear} />
    );
  if (!copy) return <Skeleton label={complete.copyLoading} lines={8} />;
  return <copy.CopyOfApplication result={result} onClose={() => setCopyOpen(false)} />;
};

interface ResultProps extends Omit<CompleteResultProps, 'loadCopy'> {
  /** The application was sent before this visit, so nothing is celebrated. */
  readonly isEarlier: boolean;
  readonly onCopy: () => void;
}

/** A printable page with the application number, the next dates and what was paid. */
const Result = ({ result, isEarlier, onCopy, onClear }: ResultProps) => {
  const messages = useMessages('payment', 'result');
  const { complete } = messages.result;
  const { session, application, charge } = result;
  const { flow, locale } = session;
  const sent = sentAt({ ...application, type: flow.type, payment: charge });
  const earlier = sent ? interpolate(complete.earlierOn, { date: dayOf(sent, locale) }) : complete.earlier;
  const title = isEarlier ? earlier : complete.title;
  usePageHeading(title);
  useTitlePrefix(`${title} – `);
  const hasInvoice = flow.isOnInvoice !== undefined && !isFree(charge);
  const invoice = useLazyModule(hasInvoice ? importInvoice : undefined);
  const keepsakes = useLazyModule(importKeepsakes);
  const paid = chargeRows(result, messages);
  const [openedAt] = useState(serverNow);
  return (
    <div className="grid gap-6" data-application-complete={isEarlier ? undefined : ''}>
      {hasMovedOn(application.status) && (
        <Notice tone="info">
          <NoBreakText text={complete.movedOn} />
        </Notice>
      )}
      <Arrival result={result} isEarlier={isEarlier} />
      <Timeline result={result} isEarlier={isEarlier} />
      <div className="flex flex-wrap items-center gap-3 print:hidden">
        <ButtonLink href={sisterSiteHref('dashboard', locale)}>{complete.dashboard}</ButtonLink>
        {result.hasCopy && (
          <Button kind="secondary" onClick={onCopy}>
            {complete.copy}
          </Button>
        )}
      </div>
      <div className="-mt-2 flex flex-wrap items-center gap-x-6 print:hidden">
        <PrintButton kind="quiet" texts={complete} />
        <ButtonLink kind="quiet" href={site.social.line} target="_blank" rel="noopener noreferrer">
          <span>{complete.line}</span> <span className="sr-only">{messages.common.newTab}</span>
        </ButtonLink>
      </div>
      <section className="grid gap-2">
        <h2>{complete.details}</h2>
        <SummaryList rows={applicationRows(result, messages)} />
      </section>
      {paid.length > 0 && (
        <section className="grid gap-2">
          <h2>{complete.payment}</h2>
          <SummaryList rows={paid} />
          {!hasInvoice && (
            <p className="hint [overflow-wrap:anywhere]">
              <NoBreakText text={receiptWords(flow, locale, messages).join(' ')} />
            </p>
          )}
        </section>
      )}
      {invoice && <invoice.InvoiceFacts result={result} />}
      {keepsakes && <keepsakes.Keepsakes result={result} now={openedAt} />}
      <div className="print:hidden">
        <Button kind="quiet" onClick={onClear}>
          {complete.clear}
        </Button>
        <p className="hint">{complete.clearHint}</p>
      </div>
      <p className="hidden text-sm print:block">
        {interpolate(complete.printedState, { time: zonedTimeOf(new Date(openedAt).toISOString(), locale) })}
      </p>
      <PrintedAddress locale={locale} />
    </div>
  );
};

const Arrival = ({ result, isEarlier }: Pick<ResultProps, 'result' | 'isEarlier'>) => {
  const messages = useMessages('payment', 'result');
  const { complete } = messages.result;
  const { application } = result;
  const number = applicationNumber(application);
  const firstName = valuesOf(application)['first_name'];
  const received = firstName ? <Sentence text={complete.received} values={{ name: firstName }} /> : complete.message;
  return (
    <section className="sky arrival">
      <ApplicationConstellation applicationNumber={number} className="arrival-stars" drawn={!isEarlier} />
      <div className="grid justify-items-center gap-1 text-center lg:justify-items-start lg:text-start">
        <Received
          title={isEarlier ? complete.earlierText : received}
          email={contactOf(application)?.email}
          text={complete.emailTo}
        />
        <h2 className="mt-4 font-sans !text-base !font-normal lg:mt-2">{complete.number}</h2>
        <div className="flex flex-wrap items-center justify-center gap-x-5">
          <p translate="no" className="text-3xl font-semibold tabular-nums [overflow-wrap:anywhere]">
            {number}
          </p>
          <CopyButton value={number} name={complete.number} words={messages.payment.copy} />
        </div>
        <p className="text-sm">{complete.keepNumber}</p>
        <p className="text-sm opacity-80 print:hidden">{complete.stars}</p>
      </div>
    </section>
  );
};

/** Shows what has happened and what happens when. */
const Timeline = ({ result, isEarlier }: Pick<ResultProps, 'result' | 'isEarlier'>) => {
  const texts = useMessages('result').result;
  const { complete } = texts;
  const { session, application, charge } = result;
  const { flow, locale } = session;
  const sent = sentAt({ ...application, type: flow.type, payment: charge });
  const { amount, status } = charge;
  const isPaid = status === 'successful' && typeof amount === 'number' && !isFree(charge);
  const [now] = useState(serverNow);
  const resultBy = daysAfter(application.result_due_at, 0);
  // For an application opened again, an e-mail is promised only by a known day.
  const isEmailPromised = !isEarlier || daysAfter(sent, CONFIRMATION_EMAIL_DAYS) !== undefined;
  const ahead = stepsAfter(flow.type, statusOnceSent(application.status)).filter(
    (name) => isStillToCome(name, sent, now) && (name !== 'email' || isEmailPromised),
  );
  const done = [
    ...(isPaid ? [interpolate(complete.paymentReceived, { amount: baht(amount, locale) })] : []),
    ...(sent ? [interpolate(complete.submittedOn, { date: zonedTimeOf(sent, locale) })] : []),
  ];
  return (
    <section className="grid gap-2">
      <h2>{complete.next}</h2>
      <ol className="star-list mt-1">
        {done.map((text) => (
          <li key={text} className="star-lit">
            <span>{text}</span> <span className="sr-only">{complete.done}</span>
          </li>
        ))}
        {ahead.map((name) => (
          <li key={name}>{nextStepText(name, sent, resultBy, locale, texts)}</li>
        ))}
      </ol>
    </section>
  );
};
