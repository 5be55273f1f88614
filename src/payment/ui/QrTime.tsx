import { useState } from 'react';
import { QR_FALLBACK_SECONDS, QR_HURRY_SECONDS, QR_LAST_SECONDS } from '../../config/constants.ts';
import { spokenDuration } from '../../i18n/format.ts';
import { interpolate } from '../../lib/interpolate.ts';
import { Countdown, announcedTotal } from '../../ui/Countdown.tsx';
import { useFlow, useMessages } from '../../application/ui/flow-context.tsx';

const LOOK = {
  calm: { text: 'text-ink', bar: 'bg-flow' },
  hurry: { text: 'text-warning-700', bar: 'bg-warning-700' },
  last: { text: 'text-error-700', bar: 'bg-error-700' },
};

export const urgencyOf = (secondsLeft: number): keyof typeof LOOK => {
  if (secondsLeft < QR_LAST_SECONDS) return 'last';
  return secondsLeft < QR_HURRY_SECONDS ? 'hurry' : 'calm';
};

/** Shows the time left as digits and as a bar, which is full from ten minutes up. */
export const QrTime = ({ secondsLeft }: { readonly secondsLeft: number }) => {
  const { locale } = useFlow().session;
  const { qr } = useMessages('payment').payment;
  const [total] = useState(() => announcedTotal(secondsLeft));
  const { text, bar } = LOOK[urgencyOf(secondsLeft)];
  const share = Math.min(1, secondsLeft / QR_FALLBACK_SECONDS);
  return (
    <div className={`grid w-full gap-1 ${text}`}>
      <Countdown
        label={qr.timeLeft}
        secondsLeft={secondsLeft}
        total={total}
        announce={(seconds) => interpolate(qr.spoken, { time: spokenDuration(seconds, locale) })}
      />
      <div aria-hidden="true" className="h-1 overflow-hidden rounded-full bg-line">
        <div className={`h-full rounded-full ${bar}`} style={{ width: `${share * 100}%` }} />
      </div>
    </div>
  );
};
