import { useState } from 'react';
import { isOutdated, noMoneyTaken, viewOf } from '../../application/payment/charge-view.ts';
import type { PaymentProblem, PaymentStore, ReadyState } from '../../application/payment/payment-store.ts';
import type { FlowMessages, Messages } from '../../i18n/messages.ts';
import { baht } from '../../i18n/format.ts';
import type { Charge } from '../../model/payment.ts';
import type { AvailableMethods } from '../../model/payment-options.ts';
import { Button } from '../../ui/Button.tsx';
import { Notice } from '../../ui/Notice.tsx';
import { RadioTiles } from '../../ui/RadioTiles.tsx';
import { callErrorMessage } from '../shared/call-error-message.ts';
import { useFlow, useMessages } from '../shared/flow-context.tsx';
import { interpolate } from '../../lib/interpolate.ts';
import { CheckStatusButton } from './CheckStatusButton.tsx';
import { CardPanel } from './CardPanel.tsx';
import { QrPanel } from './QrPanel.tsx';

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
    case 'nothing-came':
      return payment.startError.nothingCame;
    case 'refused':
      return callErrorMessage(problem.error, errors.call);
  }
};

type Method = 'thai_qr' | 'card';
const choicesOf = ({ methods }: AvailableMethods): Method[] => methods.filter((method) => method !== 'none');
/** The method of the last charge, so that a reload finds an open one again; else the only method there is. */
const firstChoice = (choices: readonly Method[], charge: Charge): Method | undefined =>
  choices.find((choice) => choice === charge.method) ?? (choices.length === 1 ? choices[0] : undefined);

interface PaymentMethodsProps {
  readonly payment: PaymentStore;
  readonly state: ReadyState;
}

export const PaymentMethods = ({ payment, state }: PaymentMethodsProps) => {
  const { locale } = useFlow().session;
  const messages = useMessages('payment');
  const { methods, charge, isStarting, problem } = state;
  const text = messages.payment;
  const choices = choicesOf(methods);
  const [choice, choose] = useState(() => firstChoice(choices, charge));
  return (
    <div className="grid gap-6">
      <h2 className="flex flex-wrap items-baseline justify-between gap-x-4 rounded bg-purple-50 px-4 py-3 !text-base !font-normal">
        <span>{text.amount}</span>{' '}
        <strong className="text-2xl font-semibold tabular-nums">{baht(methods.amount, locale)}</strong>
      </h2>
      <LastAttempt charge={charge} />
      {isOutdated(charge, methods.amount) && <OutdatedCharge payment={payment} state={state} />}
      {problem && (
        <Notice tone="error" role="alert" title={text.startError.title}>
          <p>{problemText(problem, messages)}</p>
        </Notice>
      )}
      {methods.methods.includes('none') && (
        <div className="grid gap-4">
          <p>{text.free.message}</p>
          <div>
            <Button busy={isStarting} onClick={() => void payment.start({ method: 'none' })}>
              {text.free.finish}
            </Button>
          </div>
        </div>
      )}
      {methods.methods.length === 0 && (
        <Notice tone="warning">
          <p>{text.noMethod}</p>
        </Notice>
      )}
      {choices.length > 0 && (
        <RadioTiles
          id="payment-method"
          name="payment-method"
          label={text.chooseMethod}
          value={choice ?? ''}
          onChange={(event) => choose(choices.find((one) => one === event.target.value))}
          disabled={isStarting}
          options={choices.map((one) => ({
            value: one,
            label: text.methods[one],
            description: text.methodHints[one],
          }))}
        />
      )}
      {choice === 'thai_qr' && <QrPanel payment={payment} state={state} />}
      {choice === 'card' && <CardPanel payment={payment} state={state} />}
    </div>
  );
};

/** The applicant may hold a picture of the old code, or have the old page of the bank open. */
const OutdatedCharge = ({ payment, state: { charge, methods } }: PaymentMethodsProps) => {
  const { locale } = useFlow().session;
  const { outdated, statusCheck } = useMessages('payment').payment;
  const amounts = { old: baht(charge.amount ?? 0, locale), amount: baht(methods.amount, locale) };
  return (
    <Notice tone="warning" role="alert" title={outdated.title}>
      <p>{interpolate(charge.method === 'card' ? outdated.card : outdated.qr, amounts)}</p>
      <p>{outdated.paid}</p>
      <div className="mt-2">
        <CheckStatusButton poll={payment} text={statusCheck.action} />
      </div>
    </Notice>
  );
};

/** How the last charge ended, for an applicant who tries again. An expired Thai QR is reported by its own panel. */
const LastAttempt = ({ charge }: { readonly charge: Charge }) => {
  const { payment } = useMessages('payment');
  if (charge.status !== 'failed' && charge.status !== 'cancelled') return null;
  return (
    <Notice tone={viewOf(charge).tone}>
      <p>{payment.lastAttempt[charge.status]}</p>
      {noMoneyTaken(charge) && <p>{payment.noMoneyTaken}</p>}
    </Notice>
  );
};
