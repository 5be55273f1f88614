import type { ReadableAtom, WritableAtom } from 'nanostores';
import type { Locale } from '../config/locales.ts';
import type { FlowKey } from '../config/storage-keys.ts';
import type { RenewLease } from '../lib/lease.ts';
import type { ServerMs } from '../lib/time.ts';
import type { PreviousApplication } from '../model/previous-application.ts';
import type { ApplicationMarks } from '../model/application-marks.ts';
import type { AcknowledgedAnswers } from '../model/acknowledged-answers.ts';
import type { Application, Contact, Eligibility } from '../model/application.ts';
import type { CarriedAnswers } from '../model/carried-answers.ts';
import type { SentApplication } from '../model/sent-application.ts';
import type { OtpResendWait } from '../model/otp-resend-wait.ts';
import type { Charge } from '../model/payment.ts';
import type { CampaignContext } from '../flows/definition/campaign-context.ts';
import type { Flow } from '../flows/definition/flow.ts';

/** The browser as use cases see it. An island creates it once; tests pass plain objects. */
export interface Environment {
  readonly location: PageLocation;
  readonly dialogs: Dialogs;
  readonly flowStores: (key: FlowKey) => FlowStores;
  /** The campaign parameters of the link that brought the visitor, by their names in the body of `initial`. */
  readonly campaignParameters: () => Promise<Readonly<Record<string, string>>>;
  /** Reads the answers that came with the address. They stay in the page, also when it is loaded again, until they are forgotten. */
  readonly readCarriedAnswers: () => Promise<CarriedAnswers | undefined>;
  readonly forgetCarriedAnswers: () => void;
  /** Stores what was typed since the draft was last stored. */
  readonly storeTypedAnswers: () => void;
  /**
   * Finds an application of this person whose name, contact and school may be used again. On a shared computer it finds
   * none.
   */
  readonly findPreviousApplication: () => Promise<PreviousApplication | undefined>;
  readonly keepPreviousApplication: (application: PreviousApplication) => void;
  readonly payment: PaymentEnvironment;
  readonly dashboard: DashboardEnvironment;
}

export interface FlowStores {
  /** Unsaved answers by field name. */
  readonly $draft: WritableAtom<Readonly<Record<string, string>>>;
  readonly $marks: WritableAtom<ApplicationMarks>;
  /** Answers that the server has acknowledged; null when there are none. */
  readonly $acknowledged: WritableAtom<AcknowledgedAnswers | null>;
  /** The id of the current application; empty when there is none. */
  readonly $id: WritableAtom<string>;
  /** The access token of the current application; empty when there is none. */
  readonly $token: WritableAtom<string>;
  /** A number that every save in any tab increases; empty before the first save. */
  readonly $revision: WritableAtom<string>;
}

/** The last payment of a flow in this browser, until its result has been shown (docs/spec-decisions.md, 6.3). */
export interface PendingPayment {
  readonly id: string;
  readonly charge?: string | undefined;
  /** The method that was asked for, because a charge may name none. */
  readonly method?: string | undefined;
  readonly started: ServerMs;
  /** The answer to the start named neither a page of the bank nor a result: the bank decides without the payer. */
  readonly isDecidedByBank?: boolean | undefined;
  /**
   * The charges that the server returns as long as the start has had no effect. It is set while the answer to a start
   * that must not be sent twice is missing.
   */
  readonly unanswered?: readonly Charge[] | undefined;
}

/** What the pages of one flow (and of one campaign, where a flow has several) share. Every use case receives it as an argument. */
export interface FlowSession {
  readonly flow: Flow;
  readonly locale: Locale;
  readonly flowKey: FlowKey;
  readonly stores: FlowStores;
  readonly $campaign: WritableAtom<CampaignContext>;
  /** Known once the contact was typed or the application was loaded. */
  readonly $contact: WritableAtom<Contact | undefined>;
  /** The application that this page shows or has registered; another tab may have made another one the current one. */
  readonly $loadedApplicationId: WritableAtom<string | undefined>;
  /** The number by which the university knows the application that this page shows. */
  readonly $applicationNumber: WritableAtom<string | undefined>;
  readonly $loadedRevision: WritableAtom<string | undefined>;
  readonly signal?: AbortSignal;
  /** @throws {CallError}; {CampaignNotFound} when the server knows no such campaign */
  readonly resolveCampaign: () => Promise<CampaignContext>;
  readonly environment: Environment;
  readonly dialogs: SessionDialogs;
  /** How many dialogs of this session wait for the applicant. */
  readonly $openDialogs: ReadableAtom<number>;
  /** Calls that are refused at the same time share one dialog. */
  readonly reauthenticate: () => Promise<boolean>;
}

/** The URL and history of the page. Path and query are empty while the page is built on the server. */
export interface PageLocation {
  readonly currentPath: () => string;
  readonly currentQuery: () => URLSearchParams;
  readonly historyState: () => unknown;
  readonly navigate: (url: string, options?: { readonly replace?: boolean }) => void;
  /** @returns false, without leaving the page, where this host is the only one */
  readonly clearEveryHost: (locale: Locale) => boolean;
  readonly reloadPage: () => void;
  /** Resolves when the page is shown again after it was left. An abort keeps the page. */
  readonly waitForPageShow: (signal: AbortSignal) => Promise<void>;
  readonly removeQueryParam: (name: string) => void;
  /**
   * The fragment, with its `#`, that passes the answers of this page's address on to another page; empty when there are
   * none.
   */
  readonly carriedFragment: () => string;
  /** Covers the page while it waits or is left, or uncovers it. */
  readonly setLoading: (isLoading: boolean) => void;
}

export type SavedState = 'draft' | 'page' | 'documents';

export interface OtpReason {
  readonly reason: 'session' | 'register' | 'find';
  /** When absent, the application is found by the contact. */
  readonly applicationId?: string | undefined;
}

/** The contact of the dashboard's sign-in; `id` is the application that was opened from the dashboard. */
export type DashboardContact = Contact & { readonly id?: string | undefined };

export interface LinkConflict {
  readonly current: string;
  readonly linked: string;
}

export interface EditConflict {
  readonly name: string;
  readonly messageKey: string;
  readonly mine: string;
  readonly saved: string;
}
export type EditChoice = 'mine' | 'saved' | 'dismissed';
export type ApplicationChoice = 'linked' | 'current' | 'dismissed';
/** `this`: the page continues with its own application. */
export type TabChoice = 'this' | 'other' | 'dismissed';
export type LinkDecision = 'continue' | 'start-new' | 'dismissed';

export interface Dialogs {
  readonly askForOtp: (session: FlowSession, reason: OtpReason) => Promise<boolean>;
  /**
   * @param session of the form, to which the focus goes where the contact is to be changed
   * @param contact that was typed, to which the code goes
   * @param keepsTyped what was typed belongs to that application, whose registration this browser has sent itself
   */
  readonly confirmExistingApplication: (
    session: FlowSession,
    contact: Contact,
    keepsTyped: boolean,
  ) => Promise<boolean>;
  /** @returns true when the applicant wants to see other programmes */
  readonly showNotEligible: (reason: Eligibility['reason']) => Promise<boolean>;
  readonly showSaved: () => Promise<void>;
  /** @returns true when the applicant wants to leave the page */
  readonly confirmExit: (saved: SavedState) => Promise<boolean>;
  /**
   * Asks which application to open when a link is for another application than the one in this browser.
   * @param contact of the application of the link
   */
  readonly chooseApplication: (contact: Contact | undefined) => Promise<ApplicationChoice>;
  /** Asks which application to continue after another tab has made another one current. */
  readonly chooseTabApplication: () => Promise<TabChoice>;
  /** Asks for confirmation, because a new application deletes the answers that were not sent. */
  readonly confirmNewApplication: () => Promise<boolean>;
  readonly resolveEdits: (conflicts: readonly EditConflict[]) => Promise<EditChoice>;
  readonly resolveLinkConflict: (names: LinkConflict) => Promise<LinkDecision>;
}

/** The dialogs of the environment, bound to the session of the page and counted while they are open. */
type SessionDialogs = Omit<Dialogs, 'askForOtp'> & {
  /** @returns true with a fresh token in the session; false when the dialog was dismissed */
  readonly askForOtp: (reason: OtpReason) => Promise<boolean>;
};

/** What the result page shows after id and token were removed (docs/spec.md, section 4). */
export interface ConfirmedApplication {
  readonly locale: Locale;
  readonly application: Pick<Application, 'id' | 'application_no' | 'campaign_name' | 'confirmed_at' | 'readable'>;
  readonly charge: Charge;
}

export type SentInLanguages = Readonly<Partial<Record<Locale, SentApplication>>>;

/** Keeps what was sent in this tab, and nothing on a shared computer (docs/decisions/0054-a-copy-of-everything-sent.md). */
export interface KeptCopyStorage {
  readonly mayKeepCopy: () => boolean;
  readonly saveKeptCopy: (key: FlowKey, sent: SentInLanguages) => void;
  /** @returns the application in the other language where it was not kept in this one */
  readonly readKeptCopy: (key: FlowKey, locale: Locale) => SentApplication | undefined;
}

export interface PaymentEnvironment {
  readonly pendingPaymentStore: (key: FlowKey) => WritableAtom<PendingPayment | null>;
  /** The flows and campaigns that have a payment in this browser. */
  readonly pendingPaymentKeys: () => readonly FlowKey[];
  readonly saveConfirmedApplication: (key: FlowKey, confirmed: ConfirmedApplication) => void;
  readonly readConfirmedApplication: (
    key: FlowKey,
    locale: Locale,
  ) => Pick<ConfirmedApplication, 'application' | 'charge'> | undefined;
  /** Loaded when it is needed, because no form needs it. */
  readonly keptCopies: () => Promise<KeptCopyStorage>;
  /** Keeps the dashboard token that came with an application, in this tab only. */
  readonly saveDashboardToken: (token: string) => void;
  /** @returns `busy` when another tab does not release the lock in time */
  readonly withTabLock: <T>(name: string, run: (renewLease: RenewLease) => Promise<T>) => Promise<T | 'busy'>;
  /** @returns false when the URL does not belong to the bank and was therefore not opened */
  readonly redirectToBank: (url: string) => boolean;
  /** Whether this site shows images from the origin of this address. */
  readonly mayShowImage: (url: string) => boolean;
  readonly isPageHidden: () => boolean;
  /** @returns a function that removes the listener */
  readonly onPageChange: (listener: () => void) => () => void;
}

export interface DashboardEnvironment {
  /** Empty when nobody is signed in. */
  readonly $dashboardToken: WritableAtom<string>;
  readonly $otpResendWait: WritableAtom<OtpResendWait>;
  readonly readContact: () => DashboardContact | undefined;
  /** Stores the contact in this tab. */
  readonly saveContact: (contact: DashboardContact) => void;
  readonly removeContact: () => void;
}
