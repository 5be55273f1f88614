import { baht } from '../../i18n/format.ts';
import { interpolate } from '../../lib/interpolate.ts';
import { Button } from '../../ui/Button.tsx';
import { Notice } from '../../ui/Notice.tsx';
import { useFlow, useMessages } from '../../application/ui/flow-context.tsx';
import { isOutdated } from '../charge-view.ts';
import type { PaymentStore, ReadyState } from '../payment-store.ts';
import { CheckStatusButton } from './CheckStatusButton.tsx';
import { methodName } from './MethodChoice.tsx';

interface OtherMethodProps {
  /** The server's word for a method that this site does not know. */
  readonly method: string;
  readonly payment: PaymentStore;
  readonly state: ReadyState;
}

/** The payer is sent to the page that the server names, and comes back as after a payment by card. */
export const OtherMethod = ({ method, payment, state: { charge, methods, isStarting } }: OtherMethodProps) => {
  const { locale } = useFlow().session;
  const texts = useMessages('payment').payment;
  const { otherMethod, statusCheck } = texts;
  const name = methodName(method, texts, methods.methodNames);
  const url = charge.redirect_url;
  const isOpen = charge.status === 'pending' && charge.method === method && !isOutdated(charge, methods.amount);
  if (isOpen && url)
    return (
      <div className="grid gap-4">
        <Notice tone="info" title={otherMethod.openTitle}>
          <p>{interpolate(otherMethod.open, { method: name })}</p>
        </Notice>
        <div>
          <Button onClick={() => payment.continueAtBank(url)}>{otherMethod.continue}</Button>
        </div>
        <CheckStatusButton poll={payment} text={statusCheck.action} />
      </div>
    );
  return (
    <div>
      <Button busy={isStarting} onClick={() => void payment.start({ method })}>
        {interpolate(otherMethod.pay, { method: name, amount: baht(methods.amount, locale) })}
      </Button>
    </div>
  );
};
