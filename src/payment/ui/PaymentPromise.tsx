import Lock from '~icons/lucide/lock';
import { useFlow, useMessages } from '../../application/ui/flow-context.tsx';

/** Says who handles the payment data and, for a short course, who issues the receipt. */
export const PaymentPromise = ({ secure }: { readonly secure: string }) => {
  const { flow } = useFlow().session;
  const { receipt } = useMessages('payment').payment;
  return (
    <div className="grid gap-1">
      <p className="hint flex gap-2">
        <Lock className="mt-1 size-4 shrink-0" aria-hidden="true" />
        <span>{secure}</span>
      </p>
      {flow.paymentKind === 'short-course-application' && <p className="hint">{receipt}</p>}
    </div>
  );
};
