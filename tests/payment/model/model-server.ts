import { QR_FALLBACK_SECONDS } from '../../../src/config/constants.ts';
import type { Charge, PaymentMethod } from '../../../src/model/payment.ts';

/** What a card token does at the bank. */
export type CardToken = 'approved' | '3ds' | 'declined';
/** `idempotent`: as the contract says. `charging`: each start is a further charge. */
export type ServerKind = 'idempotent' | 'charging';

type ModelCharge = Pick<Charge, 'status'> & {
  readonly charge_id: string;
  method: PaymentMethod;
  isStarted: boolean;
  expires: number;
};

interface Body {
  readonly method: PaymentMethod;
  readonly token?: CardToken;
}

const START = 'payment/application';
const AMOUNT = 500;
const MINUTE = 60_000;
const BANK = 'https://bank.example/3ds';

/** The payment of one application at a server with a bank behind it, as plain objects. */
export function modelServer(kind: ServerKind, now: () => number, startsPerMinute = Infinity) {
  const charges: ModelCharge[] = [];
  /** When the last charges were started: in memory, while the charges are in its database. */
  let starts: number[] = [];

  const newest = (): ModelCharge | undefined => {
    const charge = charges.at(-1);
    if (charge?.status === 'pending' && charge.isStarted && charge.expires <= now()) charge.status = 'expired';
    return charge;
  };
  const paid = (): ModelCharge | undefined => charges.find(({ status }) => status === 'successful');
  const deciding = (): ModelCharge | undefined => paid() ?? newest();

  const presented = (charge: ModelCharge): Charge => ({
    charge_id: charge.charge_id,
    status: charge.status,
    method: charge.method,
    amount: AMOUNT,
    ...(charge.method === 'card' && charge.isStarted && charge.status === 'pending' ? { redirect_url: BANK } : {}),
    ...(charge.method === 'thai_qr' && charge.isStarted ? { expires_at: new Date(charge.expires).toISOString() } : {}),
  });

  /** One server forgets the last charge once another is opened; the other one names it until that is started. */
  function check(): Charge {
    const charge = kind === 'idempotent' ? deciding() : (paid() ?? charges.findLast(({ isStarted }) => isStarted));
    return charge && (charge.isStarted || charge.status !== 'pending')
      ? presented(charge)
      : { status: 'none', amount: AMOUNT };
  }

  function insert(method: PaymentMethod): ModelCharge {
    const charge: ModelCharge = {
      charge_id: `c${charges.length + 1}`,
      status: 'pending',
      method,
      isStarted: false,
      expires: Infinity,
    };
    charges.push(charge);
    return charge;
  }

  function ensure(method: PaymentMethod): ModelCharge {
    const charge = deciding();
    if (charge?.status === 'successful') return charge;
    if (charge?.status !== 'pending') return insert(method);
    if (charge.method === method) return charge;
    if (charge.isStarted) charge.status = 'cancelled';
    else charge.method = method;
    return charge.isStarted ? insert(method) : charge;
  }

  const unstarted = (method: PaymentMethod): ModelCharge => {
    const charge = newest();
    return charge?.status === 'pending' && !charge.isStarted && charge.method === method ? charge : insert(method);
  };

  function start(method: PaymentMethod, token: CardToken | undefined): Charge {
    const charge = kind === 'charging' ? unstarted(method) : ensure(method);
    if (charge.status !== 'pending' || charge.isStarted) return presented(charge);
    charge.isStarted = true;
    if (method === 'thai_qr') charge.expires = now() + QR_FALLBACK_SECONDS * 1000;
    else if (token === 'approved') charge.status = 'successful';
    else if (token === 'declined') charge.status = 'failed';
    return presented(charge);
  }

  function answer(url: string, sent: unknown): unknown {
    if (url.includes('available-method')) return { amount: AMOUNT, methods: ['thai_qr', 'card'] };
    if (url.includes('check-can-apply')) return { can_apply: true };
    if (url.includes('payment/check')) return check();
    if (!sent) return { id: 7 };
    const { method, token } = sent as Body;
    return url.includes(START) ? start(method, token) : presented(ensure(method));
  }

  function isOverLimit(url: string, sent: unknown): boolean {
    if (!sent || !url.includes(START)) return false;
    starts = [...starts, now()].filter((at) => at > now() - MINUTE);
    return starts.length > startsPerMinute;
  }

  return {
    check,
    answer,
    isOverLimit,
    forgetMemory: () => {
      starts = [];
    },
    /** The payer at a bank's page or app: only the newest charge can be paid there. */
    settle: (method: PaymentMethod, status: 'successful' | 'failed') => {
      const charge = deciding();
      if (charge?.status === 'pending' && charge.isStarted && charge.method === method) charge.status = status;
    },
    timesPaid: () => charges.filter(({ status }) => status === 'successful').length,
  };
}
export type ModelServer = ReturnType<typeof modelServer>;
