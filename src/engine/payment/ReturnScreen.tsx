import { useEffect, useMemo, useState } from 'react';
import { isCallError } from '../../api/errors.ts';
import { PAYMENT_WAIT_MS } from '../../config/constants.ts';
import type { Locale } from '../../config/locales.ts';
import { siblingHref } from '../../config/siblings.ts';
import { ButtonLink } from '../../ui/ButtonLink.tsx';
import { InBrowser } from '../../ui/InBrowser.tsx';
import { Notice } from '../../ui/Notice.tsx';
import { Skeleton } from '../../ui/Skeleton.tsx';
import { Spinner } from '../../ui/Spinner.tsx';
import { flowContext, type FlowContext } from '../context.ts';
import { failureText } from '../failure-text.ts';
import type { Flow } from '../flow.ts';
import { readPaidApplication } from './charge-calls.ts';
import { CheckNow } from './CheckNow.tsx';
import { NoApplication } from './NoApplication.tsx';
import { leaveUntrue, pageHref } from './payment-page.ts';
import type { PaymentWords } from './payment-words.ts';
import { returnContext } from './return-context.ts';
import { useChargeWatch } from './use-charge-watch.ts';
import { useElapsed } from './use-elapsed.ts';
import { useReturnToPage } from './use-return-to-page.ts';

interface ReturnScreenProps {
  flow: Flow;
  locale: Locale;
  words: PaymentWords;
}

/**
 * Where the applicant waits for the outcome of a payment: `payment/callback`, and `credit/redirect-kbank` on the way back from the
 * bank. Only `payment/check` decides; what stands in the address does not.
 */
export const ReturnScreen = (props: ReturnScreenProps) => (
  <InBrowser fallback={<Skeleton label={props.words.payment.callback.title} />}>
    <ReturnOf {...props} />
  </InBrowser>
);

const ReturnOf = ({ flow, locale, words }: ReturnScreenProps) => {
  const context = useMemo(() => returnContext(flow, locale, words), [flow, locale, words]);
  const [gone, setGone] = useState(false);
  if (!context || gone) return <NoApplication context={context ?? flowContext(flow, locale, words)} words={words} />;
  return <Awaiting context={context} words={words} onGone={() => setGone(true)} />;
};

interface AwaitingProps {
  context: FlowContext;
  words: PaymentWords;
  /** The server does not know the application. */
  onGone: () => void;
}

const Awaiting = ({ context, words, onGone }: AwaitingProps) => {
  const { locale } = context;
  const { callback } = words.payment;
  const [leaving, setLeaving] = useState(false);
  const watch = useChargeWatch(context, !leaving, (charge) => setLeaving(leaveUntrue(context, 'callback', charge)));
  const { check, trouble } = watch;
  useEffect(check, [check]);
  useReturnToPage(check);
  useEffect(() => {
    // For the dashboard's token; the outcome does not wait for it.
    readPaidApplication(context).catch(() => undefined);
  }, [context]);
  useEffect(() => {
    if (isCallError(trouble) && trouble.status === 404) onGone();
  }, [trouble, onGone]);
  const long = useElapsed(PAYMENT_WAIT_MS, !leaving);

  return (
    <div className="grid gap-5">
      <div role="status" className="grid gap-2">
        <h2 className="flex items-center gap-2">
          <Spinner />
          {long ? callback.longTitle : callback.title}
        </h2>
        <p>{long ? callback.longMessage : callback.message}</p>
      </div>
      {trouble !== undefined && (
        <Notice tone="warning">
          <p>{failureText(trouble, words.errors.call)}</p>
        </Notice>
      )}
      {(long || trouble !== undefined) && (
        <>
          <CheckNow watch={watch} locale={locale} words={words} text={callback.check} kind="primary" />
          <div className="flex flex-wrap gap-3">
            <ButtonLink kind="secondary" href={siblingHref('dashboard', locale)}>
              {callback.dashboard}
            </ButtonLink>
            <ButtonLink kind="link" href={pageHref(context, 'payment')}>
              {callback.back}
            </ButtonLink>
          </div>
        </>
      )}
    </div>
  );
};
