import type { ReadableAtom, WritableAtom } from 'nanostores';
import type { ListCacheStorage } from '../api/list-cache.ts';
import type { Locale } from '../config/locales.ts';
import type { MonotonicMs } from '../lib/time.ts';
import type { FlowKey } from '../config/storage-keys.ts';
import type { PreviousApplication } from '../model/previous-application.ts';
import type { ApplicationMarks } from '../model/application-marks.ts';
import type { AcknowledgedAnswers } from '../model/acknowledged-answers.ts';
import type { Contact, Eligibility } from '../model/application.ts';
import type { Sent } from '../model/sent-at.ts';
import type { CarriedAnswers } from '../model/carried-answers.ts';
import type { OtpResendWait } from '../model/otp-resend-wait.ts';
import type { CampaignContext } from '../flows/definition/campaign-context.ts';
import type { Flow } from '../flows/definition/flow.ts';

/**
 * The ports through which use cases reach the browser. An island creates them once; tests pass plain objects. Those of
 * payment, result and dashboard are in their areas.
 */
export interface Environment {
  readonly location: PageLocation;
  readonly page: PageVisibility;
  readonly dialogs: Dialogs;
  readonly flowStores: (key: FlowKey) => FlowStores;
  /** The `utm_…` parameters of the visitor's link, by their names in the body of `initial`. */
  readonly utmParameters: () => Promise<Readonly<Record<string, string>>>;
  /** Reads the carried answers. They survive a reload of the page until they are forgotten. */
  readonly readCarriedAnswers: () => Promise<CarriedAnswers | undefined>;
  readonly forgetCarriedAnswers: () => void;
  /** Asks the form to store what has been typed since the draft was written. */
  readonly askForDraft: () => void;
  /**
   * Finds the previous application, whose name, contact and school may be used again. It finds none on a shared
   * computer.
   */
  readonly findPreviousApplication: () => Promise<PreviousApplication | undefined>;
  readonly keepPreviousApplication: (application: PreviousApplication) => void;
  /** Finds the application that this browser has sent: the current one, or one that was confirmed in this tab. */
  readonly findSent: (key: FlowKey) => Sent | undefined;
  /** The application that was confirmed in this tab no longer stands for its campaign. Its result can still be opened. */
  readonly setConfirmedAside: (key: FlowKey) => void;
  /** How long the applicant waits before another one-time code can be sent. */
  readonly $otpResendWait: WritableAtom<OtpResendWait>;
  /** Where lists are cached for the next pages of this tab; if absent, each page caches its own. */
  readonly listCache: ListCacheStorage | undefined;
  /** Whether somebody is signed in to the dashboard in this browser. */
  readonly isSignedInToDashboard: () => boolean;
  /** Reads the contact that signed in to the dashboard in this tab. */
  readonly readDashboardContact: () => DashboardContact | undefined;
}

export interface FlowStores {
  /** Unsaved answers by field name. */
  readonly $draft: WritableAtom<Readonly<Record<string, string>>>;
  readonly $marks: WritableAtom<ApplicationMarks>;
  /** The answers that the server has acknowledged; null if there are none. */
  readonly $acknowledged: WritableAtom<AcknowledgedAnswers | null>;
  /** The id of the current application; empty when there is none. */
  readonly $id: WritableAtom<string>;
  /** The access token of the current application; empty when there is none. */
  readonly $token: WritableAtom<string>;
  /** A number that increases with each save in any tab; empty before the first save. */
  readonly $revision: WritableAtom<string>;
}

export interface FreshToken {
  readonly token: string;
  readonly since: MonotonicMs;
}

/**
 * Shared by the pages of one flow, or of one campaign if the flow has campaigns. Every use case receives it as an
 * argument. The environment of some pages has further ports, such as those of the payment.
 */
export interface FlowSession<E extends Environment = Environment> {
  readonly flow: Flow;
  readonly locale: Locale;
  readonly flowKey: FlowKey;
  readonly stores: FlowStores;
  readonly $campaign: WritableAtom<CampaignContext>;
  /** Known once the contact was typed or the application was loaded. */
  readonly $contact: WritableAtom<Contact | undefined>;
  /** The application that this page shows or has registered. Another tab may have made a different one current. */
  readonly $loadedApplicationId: WritableAtom<string | undefined>;
  /** The university's number of the application on this page. */
  readonly $applicationNumber: WritableAtom<string | undefined>;
  readonly $loadedRevision: WritableAtom<string | undefined>;
  /** The token that a one-time code has given on this page. */
  readonly $tokenOfCode: WritableAtom<FreshToken | undefined>;
  readonly signal?: AbortSignal;
  /**
   * @throws {CampaignNotFound} when the server does not know the campaign
   * @throws {CallError}
   */
  readonly resolveCampaign: () => Promise<CampaignContext>;
  readonly environment: E;
  readonly dialogs: SessionDialogs;
  /** The number of this session's dialogs that wait for the applicant. */
  readonly $openDialogs: ReadableAtom<number>;
  /** Concurrent refused calls share one dialog. */
  readonly reauthenticate: () => Promise<boolean>;
}

/** The URL and history of the page. Path and query are empty while the page is built on the server. */
export interface PageLocation {
  readonly currentPath: () => string;
  readonly currentQuery: () => URLSearchParams;
  readonly historyState: () => unknown;
  readonly navigate: (url: string, options?: { readonly replace?: boolean }) => void;
  /** @returns false, without leaving the page, if the site has only this host */
  readonly clearEveryHost: (locale: Locale) => boolean;
  readonly reloadPage: () => void;
  /** Resolves when the page is shown again after it was left. Aborting cancels the navigation. */
  readonly waitForPageShow: (signal: AbortSignal) => Promise<void>;
  readonly removeQueryParam: (name: string) => void;
  /** The fragment, including `#`, that passes this page's carried answers on to another page; empty if there are none. */
  readonly carriedFragment: () => string;
  /** Covers the page while it waits or is being left, or uncovers it. */
  readonly setLoading: (isLoading: boolean) => void;
}

/** Whether the applicant sees the page. */
export interface PageVisibility {
  readonly isHidden: () => boolean;
  /**
   * The page is hidden or shown, or the network is back.
   * @returns a function that removes the listener
   */
  readonly onChange: (listener: () => void) => () => void;
}

export type SavedState = 'draft' | 'page' | 'documents';

export interface OtpReason {
  readonly reason: 'session' | 'register' | 'find';
  /** If absent, the contact identifies the application. */
  readonly applicationId?: string | undefined;
}

/** The contact that signed in to the dashboard; `id` is the application that was opened from there. */
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
   * @param session the form's session; its contact field gets the focus if the contact is to be changed
   * @param contact the contact that was typed, which receives the code
   * @param keepsTyped whether the input belongs to that application, because this browser registered it
   */
  readonly confirmExistingApplication: (
    session: FlowSession,
    contact: Contact,
    keepsTyped: boolean,
  ) => Promise<boolean>;
  /** @returns whether the applicant wants to see other programmes */
  readonly showNotEligible: (reason: Eligibility['reason']) => Promise<boolean>;
  readonly showSaved: () => Promise<void>;
  /** @returns whether the applicant wants to leave the page */
  readonly confirmExit: (saved: SavedState) => Promise<boolean>;
  /**
   * Asks which application to open when a link belongs to another application than the current one.
   * @param contact the contact of the linked application
   */
  readonly chooseApplication: (contact: Contact | undefined) => Promise<ApplicationChoice>;
  /** Asks which application to continue after another tab has made another one current. */
  readonly chooseTabApplication: () => Promise<TabChoice>;
  /** Asks for confirmation, because a new application discards answers that were not sent. */
  readonly confirmNewApplication: () => Promise<boolean>;
  readonly resolveEdits: (conflicts: readonly EditConflict[]) => Promise<EditChoice>;
  readonly resolveLinkConflict: (names: LinkConflict) => Promise<LinkDecision>;
}

/** The environment's dialogs, bound to the session of the page and counted while they are open. */
type SessionDialogs = Omit<Dialogs, 'askForOtp'> & {
  /** @returns true with a fresh token in the session; false when the dialog was dismissed */
  readonly askForOtp: (reason: OtpReason) => Promise<boolean>;
};
