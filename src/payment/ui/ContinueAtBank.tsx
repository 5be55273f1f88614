import { interpolate } from '../../lib/interpolate.ts';
import { Button } from '../../ui/Button.tsx';
import { Notice } from '../../ui/Notice.tsx';
import { useMessages } from '../../application/ui/flow-context.tsx';
import { openAtBank } from '../charge-page.ts';
import type { ReadyState } from '../payment-state.ts';
import type { PaymentStore } from '../payment-store.ts';
import { CheckStatusButton } from './CheckStatusButton.tsx';
import { methodName } from './MethodChoice.tsx';

interface ContinueAtBankProps {
  readonly payment: PaymentStore;
  readonly state: ReadyState;
}

/** A payment that waits for the payer at the bank, by card or by a method that this site does not know. */
export const ContinueAtBank = ({ payment, state: { charge, methods } }: ContinueAtBankProps) => {
  const texts = useMessages('payment').payment;
  const { bank, otherMethod, statusCheck } = texts;
  const open = openAtBank(charge, methods.amount);
  if (!open) return null;
  const name = methodName(open.method, texts, methods.methodNames);
  const words =
    open.method === 'card'
      ? bank
      : {
          title: otherMethod.openTitle,
          message: interpolate(otherMethod.open, { method: name }),
          continue: otherMethod.continue,
        };
  return (
    <div className="grid gap-4">
      <Notice tone="info" title={words.title}>
        <p>{words.message}</p>
      </Notice>
      <div>
        <Button onClick={() => payment.continueAtBank(open.url)}>{words.continue}</Button>
      </div>
      <CheckStatusButton poll={payment} text={statusCheck.action} />
    </div>
  );
};
