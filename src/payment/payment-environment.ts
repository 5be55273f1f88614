import type { WritableAtom } from 'nanostores';
import type { Environment, FlowSession } from '../application/environment.ts';
import type { FlowKey } from '../config/storage-keys.ts';
import type { RenewLease } from '../lib/lease.ts';
import type { ServerMs } from '../lib/time.ts';
import type { Charge } from '../model/payment.ts';
import type { Submission } from '../model/submission.ts';

/** A flow's last payment in this browser, kept until its result was shown (docs/spec-decisions.md, 6.3). */
export interface PendingPayment {
  readonly applicationId: string;
  readonly chargeId?: string | undefined;
  /** The requested method, because a charge need not name one. */
  readonly method?: string | undefined;
  readonly startedAt: ServerMs;
  /** The response to the start named neither a page of the bank nor a result: the bank decides without the payer. */
  readonly isDecidedByBank?: boolean | undefined;
  /**
   * The charges that the server may still return while the start has had no effect. Set while a start that must not be
   * sent twice is unanswered.
   */
  readonly chargesBefore?: readonly Charge[] | undefined;
}

export interface PaymentEnvironment {
  readonly pendingPaymentStore: (key: FlowKey) => WritableAtom<PendingPayment | null>;
  /** The flows and campaigns with a stored payment. */
  readonly pendingPaymentKeys: () => readonly FlowKey[];
  readonly submissionStore: (key: FlowKey) => WritableAtom<Submission | null>;
  /** Reads what any tab has stored last, which the store of this page may not have noticed. */
  readonly readSubmission: (key: FlowKey) => Submission | undefined;
  /** Keeps the dashboard token that came with an application, only in this tab. */
  readonly saveDashboardToken: (token: string) => void;
  /** @returns `busy` when another tab does not release the lock in time */
  readonly withTabLock: <T>(name: string, run: (renewLease: RenewLease) => Promise<T>) => Promise<T | 'busy'>;
  /** @returns false, without opening the URL, if it is not the bank's */
  readonly redirectToBank: (url: string) => boolean;
  /** Whether this site may show an image from this origin. */
  readonly mayShowImage: (url: string) => boolean;
}

export interface WithPayment {
  readonly payment: PaymentEnvironment;
}

/** The session of the pages after the form. Pages with a form have no payment. */
export type PaymentSession = FlowSession<Environment & WithPayment>;
