import { useCallback, useEffect, useRef, useState } from 'react';
import { serverNow } from '../../api/server-time.ts';
import type { Charge } from '../../model/payment.ts';
import type { FlowContext } from '../context.ts';
import { readCharge } from './charge-calls.ts';
import { watchCharge, type Watch } from './poll.ts';

export interface ChargeWatch {
  readonly asking: boolean;
  /** What kept the last question from its answer. */
  readonly trouble: unknown;
  /** When the last answer came: milliseconds since 1970 by the server's clock. */
  readonly answeredAt: number | undefined;
  readonly check: () => void;
}

type View = Omit<ChargeWatch, 'check'>;

/** Watches the charge of an application while `active`; every answer goes to `onAnswer`. */
export function useChargeWatch(context: FlowContext, active: boolean, onAnswer: (charge: Charge) => void): ChargeWatch {
  const [view, setView] = useState<View>({ asking: false, trouble: undefined, answeredAt: undefined });
  const watch = useRef<Watch>(undefined);
  const tell = useRef(onAnswer);
  useEffect(() => {
    tell.current = onAnswer;
  });
  useEffect(() => {
    if (!active) return undefined;
    const mine = watchCharge({
      read: () => readCharge(context),
      onAsk: () => setView((before) => ({ ...before, asking: true })),
      onAnswer: (charge) => {
        setView({ asking: false, trouble: undefined, answeredAt: serverNow() });
        tell.current(charge);
      },
      onTrouble: (trouble) => setView((before) => ({ ...before, asking: false, trouble })),
    });
    watch.current = mine;
    return mine.stop;
  }, [context, active]);
  const check = useCallback(() => watch.current?.check(), []);
  return { ...view, check };
}
