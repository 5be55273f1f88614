import { site } from '../../config/site.ts';
import { interpolate } from '../../lib/interpolate.ts';
import { useFlow, useMessages } from '../../application/ui/flow-context.tsx';
import { Notice } from '../../ui/Notice.tsx';
import type { ChargePoll } from '../poll-charge.ts';
import { CheckStatusButton } from './CheckStatusButton.tsx';

interface UnknownStatusProps {
  /** The server's word for the state of the charge. */
  readonly word: string;
  readonly poll: ChargePoll;
}

/** The payer may have paid: the page shows the server's word and keeps polling. */
export const UnknownStatus = ({ word, poll }: UnknownStatusProps) => {
  const { locale } = useFlow().session;
  const { unknownStatus } = useMessages('payment').payment;
  return (
    <Notice tone="warning" title={interpolate(unknownStatus.title, { status: word })} role="status">
      <p>{unknownStatus.message}</p>
      <p>{interpolate(unknownStatus.contact, { phone: site.phone.shown[locale] })}</p>
      <div className="mt-2">
        <CheckStatusButton poll={poll} text={unknownStatus.check} />
      </div>
    </Notice>
  );
};
