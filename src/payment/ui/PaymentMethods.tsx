import { useState } from 'react';
import { site } from '../../config/site.ts';
import { isOutdated, noMoneyTaken, openAtBank, viewOf } from '../charge-page.ts';
import type { PaymentProblem, ReadyState } from '../payment-state.ts';
import type { PaymentStore } from '../payment-store.ts';
import type { FlowMessages, Messages } from '../../i18n/messages.ts';
import { baht } from '../../i18n/format.ts';
import { isKnownMethod, type Charge } from '../../model/payment.ts';
import { Button } from '../../ui/Button.tsx';
import { Notice } from '../../ui/Notice.tsx';
import { callErrorMessage } from '../../application/ui/call-error-message.ts';
import { useFlow, useMessages } from '../../application/ui/flow-context.tsx';
import { interpolate } from '../../lib/interpolate.ts';
import { CheckStatusButton } from './CheckStatusButton.tsx';
import { CardPanel } from './CardPanel.tsx';
import { ContinueAtBank } from './ContinueAtBank.tsx';
import { choicesOf, firstChoice, MethodChoice, methodName } from './MethodChoice.tsx';
import { OtherMethod } from './OtherMethod.tsx';
import { PaymentSummary, type PaidApplication } from './PaymentSummary.tsx';
import { ExpiredQr, OpenQr, QrStart } from './QrPanel.tsx';
import { UnknownStatus } from './UnknownStatus.tsx';

const problemText = (
  problem: PaymentProblem,
  { payment, errors }: FlowMessages & Pick<Messages, 'payment'>,
): string => {
  switch (problem.kind) {
    case 'busy':
      return payment.startError.busy;
    case 'bank-url-rejected':
      return payment.startError.bankAddress;
    case 'amount-changed':
      return payment.startError.amountChanged;
    case 'start-not-received':
      return payment.startError.notReceived;
    case 'refused':
      return callErrorMessage(problem.error, errors.call);
  }
};

interface PaymentMethodsProps {
  readonly application: PaidApplication;
  readonly payment: PaymentStore;
  readonly state: ReadyState;
}

export const PaymentMethods = ({ application, payment, state }: PaymentMethodsProps) => {
  const messages = useMessages('payment');
  const { methods, charge, newAmount, problem } = state;
  return (
    <div className="grid gap-5">
      <LastAttempt charge={charge} />
      {charge.unknownStatus !== undefined && <UnknownStatus word={charge.unknownStatus} poll={payment} />}
      {newAmount === undefined && isOutdated(charge, methods.amount) && (
        <OutdatedCharge payment={payment} state={state} />
      )}
      {problem && (
        <Notice tone="error" role="alert" title={messages.payment.startError.title}>
          <p>{problemText(problem, messages)}</p>
        </Notice>
      )}
      <NextPayment application={application} payment={payment} state={state} />
    </div>
  );
};

/** Shows one of: the question about a new amount, the open code, the open charge at the bank, the methods. */
const NextPayment = ({ application, payment, state }: PaymentMethodsProps) => {
  const { qr: texts } = useMessages('payment').payment;
  const { methods, charge, qr, newAmount, isStarting } = state;
  const choices = choicesOf(methods, application);
  const [choice, choose] = useState(() => firstChoice(choices, charge, application));
  const [isRequested, setRequested] = useState(false);
  const [isChanging, setChanging] = useState(false);
  const hasExpired = qr?.kind === 'expired';
  const openQr = hasExpired ? undefined : qr;
  // The charge may already be paid, so nothing else is offered until its state is known.
  const mayPay = charge.unknownStatus === undefined;
  const atBank = mayPay && openAtBank(charge, methods.amount) !== undefined;
  // While a start is running, the store ignores an image's amount, so no code is shown whose amount was not compared.
  const isOpenShown = !isChanging && !isStarting;
  // An open charge's method may no longer be offered; even a single other one is then a way out.
  const onChange = mayPay && choices.some((one) => one !== charge.method) ? () => setChanging(true) : undefined;
  const showQr = (): void => {
    setRequested(true);
    setChanging(false);
    if (!openQr) void payment.start({ method: 'thai_qr', ...(hasExpired && { renew: true }) });
  };
  if (newAmount !== undefined) return <NewAmount payment={payment} old={methods.amount} amount={newAmount} />;
  if (openQr && isOpenShown)
    return (
      <OpenQr
        key={charge.charge_id}
        application={application}
        payment={payment}
        qr={openQr}
        toPay={methods.amount}
        isRequested={isRequested}
        onChange={onChange}
      />
    );
  if (atBank && isOpenShown)
    return (
      <>
        <ContinueAtBank payment={payment} state={state} />
        <PaymentSummary application={application} amount={methods.amount} isBesideFacts />
        {onChange && (
          <div>
            <Button kind="link" onClick={onChange}>
              {texts.change}
            </Button>
          </div>
        )}
      </>
    );
  return (
    <>
      {choice === 'thai_qr' && hasExpired && <ExpiredQr />}
      <PaymentSummary application={application} amount={methods.amount} isBesideFacts />
      {methods.methods.includes('none') && <FreeOfCharge payment={payment} isStarting={isStarting} />}
      {methods.methods.length === 0 && <NoMethod />}
      {mayPay && choices.length > 0 && (
        <MethodChoice
          choices={choices}
          names={methods.methodNames}
          choice={choice}
          onChoose={choose}
          disabled={isStarting}
        />
      )}
      {mayPay && choice !== undefined && (
        <ChosenMethod method={choice} payment={payment} state={state} onShowQr={showQr} />
      )}
    </>
  );
};

const NoMethod = () => {
  const { noMethod } = useMessages('payment').payment;
  return (
    <Notice tone="warning">
      <p>{noMethod}</p>
    </Notice>
  );
};

interface ChosenMethodProps {
  readonly method: string;
  readonly payment: PaymentStore;
  readonly state: ReadyState;
  readonly onShowQr: () => void;
}

const ChosenMethod = ({ method, payment, state, onShowQr }: ChosenMethodProps) => {
  if (method === 'thai_qr') return <QrStart state={state} onStart={onShowQr} />;
  if (openAtBank(state.charge, state.methods.amount)?.method === method)
    return <ContinueAtBank payment={payment} state={state} />;
  if (method === 'card') return <CardPanel payment={payment} state={state} />;
  return isKnownMethod(method) ? null : <OtherMethod method={method} payment={payment} state={state} />;
};

interface FreeOfChargeProps {
  readonly payment: PaymentStore;
  readonly isStarting: boolean;
}

const FreeOfCharge = ({ payment, isStarting }: FreeOfChargeProps) => {
  const { free } = useMessages('payment').payment;
  return (
    <div className="grid gap-4">
      <p>{free.message}</p>
      <div>
        <Button busy={isStarting} onClick={() => void payment.start({ method: 'none' })}>
          {free.finish}
        </Button>
      </div>
    </div>
  );
};

/** The applicant may have saved the old code or still have the old bank page open. */
const OutdatedCharge = ({ payment, state: { charge, methods } }: Omit<PaymentMethodsProps, 'application'>) => {
  const { locale } = useFlow().session;
  const texts = useMessages('payment').payment;
  const { outdated, statusCheck } = texts;
  const amounts = { old: baht(charge.amount ?? 0, locale), amount: baht(methods.amount, locale) };
  const method = charge.method ?? 'thai_qr';
  const known = method === 'card' ? outdated.card : outdated.qr;
  const name = methodName(method, texts, methods.methodNames);
  return (
    <Notice tone="warning" role="alert" title={outdated.title}>
      <p>{interpolate(isKnownMethod(method) ? known : outdated.other, { ...amounts, method: name })}</p>
      <p>{outdated.paid}</p>
      <div className="mt-2">
        <CheckStatusButton poll={payment} text={statusCheck.action} />
      </div>
    </Notice>
  );
};

interface NewAmountProps {
  readonly payment: PaymentStore;
  /** In baht, like `amount`. */
  readonly old: number;
  readonly amount: number;
}

/** Shown alone; the link back to the answers is below the payment. */
const NewAmount = ({ payment, old, amount }: NewAmountProps) => {
  const { locale } = useFlow().session;
  const { outdated, newAmount } = useMessages('payment').payment;
  const price = baht(amount, locale);
  return (
    <>
      <Notice tone="warning" role="alert" title={outdated.title}>
        <p>{interpolate(newAmount.message, { old: baht(old, locale), amount: price })}</p>
        <p>{interpolate(newAmount.ifWrong, { phone: site.phone.shown[locale] })}</p>
      </Notice>
      <div>
        <Button onClick={payment.acceptNewAmount}>{interpolate(newAmount.accept, { amount: price })}</Button>
      </div>
    </>
  );
};

/**
 * How the last charge ended, shown to an applicant who is trying again. An expired Thai QR is reported by its own
 * panel.
 */
const LastAttempt = ({ charge }: { readonly charge: Charge }) => {
  const { payment } = useMessages('payment');
  if (charge.status !== 'failed' && charge.status !== 'cancelled') return null;
  return (
    <Notice tone={viewOf(charge).tone}>
      {noMoneyTaken(charge) && <p className="font-semibold">{payment.noMoneyTaken}</p>}
      <p>{payment.lastAttempt[charge.status]}</p>
    </Notice>
  );
};
