import { baht } from '../../i18n/format.ts';
import { interpolate } from '../../lib/interpolate.ts';
import { Button } from '../../ui/Button.tsx';
import { useFlow, useMessages } from '../../application/ui/flow-context.tsx';
import type { ReadyState } from '../payment-state.ts';
import type { PaymentStore } from '../payment-store.ts';
import { methodName } from './MethodChoice.tsx';
import { OpenChargeWarning } from './OpenChargeWarning.tsx';
import { PaymentPromise } from './PaymentPromise.tsx';

interface OtherMethodProps {
  /** The server's word for a method that this site does not know. */
  readonly method: string;
  readonly payment: PaymentStore;
  readonly state: ReadyState;
}

/** Opens the page that the server names; the payer returns as after a card payment. */
export const OtherMethod = ({ method, payment, state }: OtherMethodProps) => {
  const { methods, isStarting } = state;
  const { locale } = useFlow().session;
  const texts = useMessages('payment').payment;
  const name = methodName(method, texts, methods.methodNames);
  return (
    <div className="grid gap-4">
      <OpenChargeWarning state={state} chosen={method} />
      <div className="grid sm:max-w-80">
        <Button busy={isStarting} onClick={() => void payment.start({ method })}>
          {interpolate(texts.otherMethod.pay, { method: name, amount: baht(methods.amount, locale) })}
        </Button>
      </div>
      <PaymentPromise secure={interpolate(texts.otherMethod.safe, { method: name })} />
    </div>
  );
};
