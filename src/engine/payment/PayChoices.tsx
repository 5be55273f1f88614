import { useState } from 'react';
import { baht } from '../../lib/format.ts';
import type { AvailableMethods, Charge } from '../../model/payment.ts';
import { Button } from '../../ui/Button.tsx';
import { ChoiceTiles } from '../../ui/ChoiceTiles.tsx';
import { Notice } from '../../ui/Notice.tsx';
import type { FlowContext } from '../context.ts';
import { failureText } from '../failure-text.ts';
import { CardPanel } from './CardPanel.tsx';
import { faceOf, noMoneyTaken } from './payment-table.ts';
import type { PaymentWords } from './payment-words.ts';
import { QrPanel } from './QrPanel.tsx';
import type { Pay, PayProblem, ReadyState } from './use-pay.ts';

interface PayChoicesProps {
  context: FlowContext;
  words: PaymentWords;
  pay: Pay;
  state: ReadyState;
}

const problemText = (problem: PayProblem, words: PaymentWords): string => {
  switch (problem.kind) {
    case 'busy':
      return words.payment.problem.busy;
    case 'bank-address':
      return words.payment.problem.bankAddress;
    case 'repriced':
      return words.payment.problem.repriced;
    case 'refused':
      return failureText(problem.error, words.errors.call);
  }
};

type Choice = 'thai_qr' | 'card';
const choicesOf = ({ methods }: AvailableMethods): Choice[] => methods.filter((method) => method !== 'none');
/** The method of an open or expired charge, so that a reload finds it again; else the only one there is. */
const firstChoice = (offer: AvailableMethods, charge: Charge): Choice | undefined => {
  const choices = choicesOf(offer);
  return choices.find((choice) => choice === charge.method) ?? (choices.length === 1 ? choices[0] : undefined);
};

/** The amount, the ways to pay it, and the panel of the chosen one. */
export const PayChoices = ({ context, words, pay, state }: PayChoicesProps) => {
  const { offer, charge } = state;
  const { payment } = words;
  const [choice, choose] = useState(() => firstChoice(offer, charge));
  const choices = choicesOf(offer);
  return (
    <div className="grid gap-6">
      <p className="flex flex-wrap items-baseline justify-between gap-x-4 rounded bg-purple-50 px-4 py-3">
        <span>{payment.amount}</span>
        <strong className="text-2xl font-semibold tabular-nums">{baht(offer.amount, context.locale)}</strong>
      </p>
      <LastAttempt charge={charge} words={words} />
      {pay.problem && (
        <Notice tone="error" role="alert" title={payment.problem.title}>
          <p>{problemText(pay.problem, words)}</p>
        </Notice>
      )}
      {offer.methods.includes('none') && <Free words={words} pay={pay} />}
      {offer.methods.length === 0 && (
        <Notice tone="warning">
          <p>{payment.noMethod}</p>
        </Notice>
      )}
      {choices.length > 0 && (
        <ChoiceTiles
          id="payment-method"
          name="payment-method"
          label={payment.chooseMethod}
          value={choice ?? ''}
          onChange={(event) => choose(choices.find((one) => one === event.target.value))}
          disabled={pay.starting}
          options={choices.map((one) => ({
            value: one,
            label: payment.methods[one],
            description: payment.methodHints[one],
          }))}
        />
      )}
      {choice === 'thai_qr' && <QrPanel context={context} words={words} pay={pay} state={state} />}
      {choice === 'card' && <CardPanel context={context} words={words} pay={pay} state={state} />}
    </div>
  );
};

/** How the last charge ended, for who has come to try again; an expired Thai QR says so in its own place. */
const LastAttempt = ({ charge, words }: { charge: Charge; words: PaymentWords }) => {
  const { payment } = words;
  if (charge.status !== 'failed' && charge.status !== 'cancelled') return null;
  return (
    <Notice tone={faceOf(charge).tone}>
      <p>{payment.last[charge.status]}</p>
      {noMoneyTaken(charge) && <p>{payment.noMoneyTaken}</p>}
    </Notice>
  );
};

const Free = ({ words, pay }: Pick<PayChoicesProps, 'words' | 'pay'>) => (
  <div className="grid gap-4">
    <p>{words.payment.free.message}</p>
    <div>
      <Button busy={pay.starting} onClick={() => pay.start({ method: 'none' })}>
        {words.payment.free.finish}
      </Button>
    </div>
  </div>
);
