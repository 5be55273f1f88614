import type { WritableAtom } from 'nanostores';
import type { Locale } from '../config/locales.ts';
import type { Contact, Eligibility } from '../model/application.ts';
import type { FlowKey } from '../config/storage-keys.ts';

import type { CampaignContext } from '../flows/definition/campaign-context.ts';
import type { Flow } from '../flows/definition/flow.ts';

export interface FlowStores {
  /** Unsaved answers by field name. */
  readonly $draft: WritableAtom<Record<string, string>>;
  /** Empty when there is none. */
  readonly $id: WritableAtom<string>;
  /** Empty when there is none. */
  readonly $token: WritableAtom<string>;
  /** A number that each save of any tab increases. Empty before the first one. */
  readonly $revision: WritableAtom<string>;
}

/** The newest payment of a flow in this browser, until its result was shown (docs/spec-decisions.md, 6.3). */
export interface PendingPayment {
  readonly id: string;
  readonly charge?: string | undefined;
  /** Milliseconds since 1970 by the server's clock. */
  readonly started: number;
}

export interface SessionState {
  readonly flow: Flow;
  readonly locale: Locale;
  readonly flowKey: FlowKey;
  readonly stores: FlowStores;
  readonly $campaign: WritableAtom<CampaignContext>;
  /** Known once it was typed or the application was loaded. */
  readonly $contact: WritableAtom<Contact | undefined>;
  /** The application that this page shows or has registered; another tab may have made another one the current one. */
  readonly $loadedApplicationId: WritableAtom<string | undefined>;
  readonly $loadedRevision: WritableAtom<string | undefined>;
  readonly signal?: AbortSignal;
  /** @throws {CallError}; {CampaignNotFound} when the server knows no such campaign */
  readonly resolveCampaign: () => Promise<CampaignContext>;
}

/** On the server, path and query are empty. */
export interface LocationPort {
  readonly currentPath: () => string;
  readonly currentQuery: () => URLSearchParams;
  readonly historyState: () => unknown;
  readonly navigate: (url: string, options?: { readonly replace?: boolean }) => void;
  readonly reloadPage: () => void;
  /** Ends when the page that is being left returns. An abort keeps the page. */
  readonly untilShownAgain: (signal: AbortSignal) => Promise<void>;
  readonly removeQueryParam: (name: string) => void;
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
/** `this`: the page goes on with its own application. */
export type TabChoice = 'this' | 'other' | 'dismissed';
export type LinkDecision = 'continue' | 'start-new' | 'dismissed';

export interface DialogPort {
  /** @returns true with a fresh token in the session; false when the dialog was dismissed */
  readonly askForOtp: (session: SessionState, reason: OtpReason) => Promise<boolean>;
  readonly confirmExistingApplication: () => Promise<boolean>;
  /** @returns true when the applicant wants to see other programmes */
  readonly showNotEligible: (reason: Eligibility['reason']) => Promise<boolean>;
  readonly showSaved: () => Promise<void>;
  /** @returns true when the applicant wants to leave the page */
  readonly confirmExit: (saved: SavedState) => Promise<boolean>;
  /** @param contact of the application that a link opens while the browser holds another one */
  readonly chooseApplication: (contact: Contact | undefined) => Promise<ApplicationChoice>;
  /** Another tab has made another application the current one. */
  readonly chooseTabApplication: () => Promise<TabChoice>;
  /** What was typed and not sent is lost by a new application. */
  readonly confirmNewApplication: () => Promise<boolean>;
  readonly resolveEdits: (conflicts: readonly EditConflict[]) => Promise<EditChoice>;
  readonly resolveLinkConflict: (names: LinkConflict) => Promise<LinkDecision>;
}

/** An island passes it once; payment and uploads have further ports. */
export interface Ports {
  readonly location: LocationPort;
  readonly dialogs: DialogPort;
  readonly flowStores: (key: FlowKey) => FlowStores;
  /** Campaign parameters of the visitor's link, by their names in `initial`. */
  readonly utmValues: () => Promise<Readonly<Record<string, string>>>;
}
