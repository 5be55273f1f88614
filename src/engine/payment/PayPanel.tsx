import { PAYMENT_WAIT_MS } from '../../config/constants.ts';
import { Button } from '../../ui/Button.tsx';
import { Notice } from '../../ui/Notice.tsx';
import { RetryPanel } from '../../ui/RetryPanel.tsx';
import { Skeleton } from '../../ui/Skeleton.tsx';
import { Spinner } from '../../ui/Spinner.tsx';
import type { FlowContext } from '../context.ts';
import { failureText } from '../failure-text.ts';
import { CheckNow } from './CheckNow.tsx';
import { PayChoices } from './PayChoices.tsx';
import type { PaymentWords } from './payment-words.ts';
import { usePay, type Pay } from './use-pay.ts';
import { useElapsed } from './use-elapsed.ts';

interface PayPanelProps {
  context: FlowContext;
  words: PaymentWords;
}

/** Choosing a way to pay and paying. It stands alone: an application that is paid already is taken to its outcome. */
export const PayPanel = ({ context, words }: PayPanelProps) => {
  const pay = usePay(context);
  const { state } = pay;
  switch (state.kind) {
    case 'loading':
      return <Skeleton label={words.common.loading} lines={5} />;
    case 'leaving':
      return (
        <p role="status" className="flex items-center gap-2">
          <Spinner />
          {words.payment.leaving}
        </p>
      );
    case 'unreachable':
      return (
        <RetryPanel
          title={words.payment.loadFailed}
          message={failureText(state.error, words.errors.call)}
          retry={words.common.retry}
          onRetry={pay.reload}
        />
      );
    case 'in-doubt':
      return <InDoubt context={context} words={words} pay={pay} />;
    case 'ready':
      return <PayChoices context={context} words={words} pay={pay} state={state} />;
  }
};

type PartProps = PayPanelProps & { pay: Pay };

const InDoubt = ({ context, words, pay }: PartProps) => {
  const { inDoubt, callback } = words.payment;
  const longEnough = useElapsed(PAYMENT_WAIT_MS);
  return (
    <div className="grid gap-4">
      <Notice tone="warning" title={inDoubt.title} role="alert">
        <p>{inDoubt.message}</p>
      </Notice>
      <CheckNow watch={pay.watch} locale={context.locale} words={words} text={callback.check} />
      {longEnough && (
        <div>
          <Button kind="link" onClick={pay.reload}>
            {inDoubt.again}
          </Button>
        </div>
      )}
    </div>
  );
};
