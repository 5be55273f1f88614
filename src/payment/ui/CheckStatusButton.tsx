import { useStore } from '@nanostores/react';
import { useEffect, useState } from 'react';
import type { ChargePoll } from '../poll-charge.ts';
import { timeOfDay } from '../../i18n/format.ts';
import { interpolate } from '../../lib/interpolate.ts';
import { Button } from '../../ui/Button.tsx';
import { Notice } from '../../ui/Notice.tsx';
import { callErrorMessage } from '../../application/ui/call-error-message.ts';
import { useMessages, useFlow } from '../../application/ui/flow-context.tsx';

interface CheckStatusButtonProps {
  readonly poll: ChargePoll;
  readonly text: string;
  readonly kind?: 'primary' | 'secondary';
}

export const CheckStatusButton = ({ poll, text, kind = 'secondary' }: CheckStatusButtonProps) => {
  const { locale } = useFlow().session;
  const messages = useMessages('payment');
  const { isAsking, error } = useStore(poll.$poll);
  const [isPressed, setPressed] = useState(false);
  const [message, setMessage] = useState('');
  useEffect(() => {
    if (!isPressed || isAsking) return;
    setPressed(false);
    const time = timeOfDay(Date.now(), locale);
    setMessage(error === undefined ? interpolate(messages.payment.statusCheck.notYet, { time }) : '');
  }, [isPressed, isAsking, error, messages, locale]);
  const press = (): void => {
    setMessage('');
    setPressed(true);
    poll.check();
  };
  return (
    <div className="grid gap-2">
      <div>
        <Button kind={kind} busy={isAsking} onClick={press}>
          {text}
        </Button>
      </div>
      <div role="status" className="text-sm text-ink-soft">
        {message && <span>{message}</span>}
        {error !== undefined && !isPressed && (
          <Notice tone="warning" title={messages.payment.statusCheck.failed}>
            <p>{callErrorMessage(error, messages.errors.call)}</p>
            <p>{messages.payment.statusCheck.keepWaiting}</p>
          </Notice>
        )}
      </div>
    </div>
  );
};
