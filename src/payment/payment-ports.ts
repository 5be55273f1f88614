import type { WritableAtom } from 'nanostores';
import type { Locale } from '../config/locales.ts';
import type { FlowKey } from '../config/storage-keys.ts';
import type { RenewLease } from '../lib/lease.ts';
import type { Application } from '../model/application.ts';
import type { Charge } from '../model/payment.ts';
import type { PendingPayment } from '../application/ports.ts';

export interface PaymentPorts {
  readonly pendingPaymentStore: (key: FlowKey) => WritableAtom<PendingPayment | null>;
  /** Flows, and campaigns of a flow, with a payment in this browser. */
  readonly pendingPaymentKeys: () => readonly FlowKey[];
  readonly saveDashboardToken: (token: string) => void;
  /** @returns `busy` when another tab has the lock for long */
  readonly withTabLock: <T>(name: string, run: (renewLease: RenewLease) => Promise<T>) => Promise<T | 'busy'>;
  /** @returns false when the URL is not the bank's and was not opened */
  readonly redirectToBank: (url: string) => boolean;
  readonly isPageHidden: () => boolean;
  /** @returns a function that stops it */
  readonly onPageChange: (listener: () => void) => () => void;
}

export interface ResultPorts extends PaymentPorts {
  readonly readConfirmedApplication: (
    key: FlowKey,
    locale: Locale,
  ) =>
    | {
        readonly application: Pick<Application, 'id' | 'application_no' | 'campaign_name' | 'readable'>;
        readonly charge: Charge;
      }
    | undefined;
}
