import { interpolate } from '../../lib/interpolate.ts';
import { Notice } from '../../ui/Notice.tsx';
import { useMessages } from '../../application/ui/flow-context.tsx';
import { isOutdated } from '../charge-page.ts';
import type { ReadyState } from '../payment-state.ts';
import { methodName } from './MethodChoice.tsx';

interface OpenChargeWarningProps {
  readonly state: ReadyState;
  /** The method that is about to be started. */
  readonly chosen: string;
}

/** An applicant who starts a second payment may already have confirmed the first. */
export const OpenChargeWarning = ({ state: { charge, methods }, chosen }: OpenChargeWarningProps) => {
  const texts = useMessages('payment').payment;
  const { method } = charge;
  if (!method || method === chosen || charge.status !== 'pending' || isOutdated(charge, methods.amount)) return null;
  const name = methodName(method, texts, methods.methodNames);
  const text =
    method === 'thai_qr' && chosen === 'card'
      ? texts.card.openQr
      : method === 'card' && chosen === 'thai_qr'
        ? texts.qr.openCard
        : interpolate(texts.openElsewhere, { method: name });
  return (
    <Notice tone="warning">
      <p>{text}</p>
    </Notice>
  );
};
