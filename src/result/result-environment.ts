import type { Environment, FlowSession } from '../application/environment.ts';
import type { Locale } from '../config/locales.ts';
import type { FlowKey } from '../config/storage-keys.ts';
import type { Application } from '../model/application.ts';
import type { Charge } from '../model/payment.ts';
import type { SentApplication } from '../model/sent-application.ts';
import type { WithPayment } from '../payment/payment-environment.ts';

/** What the result page shows once id and token were removed (docs/spec.md, section 4). */
export interface ConfirmedApplication {
  readonly locale: Locale;
  readonly application: Pick<
    Application,
    'id' | 'application_no' | 'campaign_name' | 'confirmed_at' | 'result_due_at' | 'readable'
  >;
  readonly charge: Charge;
}

export type SentInLanguages = Readonly<Partial<Record<Locale, SentApplication>>>;

/**
 * Keeps what was sent in this tab; keeps nothing on a shared computer
 * (docs/decisions/0054-a-copy-of-everything-sent.md).
 */
export interface KeptCopyStorage {
  readonly mayKeepCopy: () => boolean;
  readonly saveKeptCopy: (key: FlowKey, sent: SentInLanguages) => void;
  /** @returns the copy in this language, else the one in the other */
  readonly readKeptCopy: (key: FlowKey, locale: Locale) => SentApplication | undefined;
}

export interface ResultEnvironment {
  readonly saveConfirmedApplication: (key: FlowKey, confirmed: ConfirmedApplication) => void;
  readonly readConfirmedApplication: (
    key: FlowKey,
    locale: Locale,
  ) => Pick<ConfirmedApplication, 'application' | 'charge'> | undefined;
  /** Loaded on demand, because no form needs it. */
  readonly keptCopies: () => Promise<KeptCopyStorage>;
}

export interface WithResult {
  readonly result: ResultEnvironment;
}

/** The session of the pages that show or prepare a result. */
export type ResultSession = FlowSession<Environment & WithPayment & WithResult>;
