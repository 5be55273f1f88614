import type { Charge } from '../../model/payment.ts';
import type { Tone } from '../../ui/tone.tsx';
import type { Flow } from '../flow.ts';

/** `none`: nothing was ever started. */
export type ChargeStatus = Charge['status'];
/** The pages around payment, by their names in `flow.routes`. */
export type PaymentPage = keyof Pick<Flow['routes'], 'payment' | 'callback' | 'complete' | 'failed'>;

/** What the applicant sees of a charge, and may do about it. */
export interface ChargeFace {
  /** The page that tells the truth about the charge. */
  readonly page: PaymentPage;
  readonly tone: Tone;
  /** Whether a new charge may be made. */
  readonly newCharge: boolean;
  /** Whether the charge will not change any more. */
  readonly final: boolean;
}

/** The one table of charge states (decisions 6.4; house.md, "One truth each"). */
const FACES: Record<ChargeStatus, ChargeFace> = {
  none: { page: 'payment', tone: 'info', newCharge: true, final: false },
  pending: { page: 'callback', tone: 'info', newCharge: false, final: false },
  successful: { page: 'complete', tone: 'success', newCharge: false, final: true },
  failed: { page: 'failed', tone: 'error', newCharge: true, final: true },
  expired: { page: 'failed', tone: 'warning', newCharge: true, final: true },
  cancelled: { page: 'failed', tone: 'warning', newCharge: true, final: true },
};

export const faceOf = (charge: Pick<Charge, 'status'>): ChargeFace => FACES[charge.status];

/** Only the server's own word allows the sentence "no money has been taken", and only about a charge that has ended unpaid. */
export const noMoneyTaken = (charge: Charge): boolean =>
  faceOf(charge).page === 'failed' && charge.money_taken === false;

/**
 * The page that must be shown when `asked` is opened: an outcome address never shows an outcome that is not true.
 * The payment page itself stays for everything unpaid: it is where an open charge goes on and a failed one is tried again.
 */
export function truePage(asked: PaymentPage, charge: Pick<Charge, 'status'>): PaymentPage {
  const { page } = faceOf(charge);
  return asked === 'payment' && page !== 'complete' ? 'payment' : page;
}
