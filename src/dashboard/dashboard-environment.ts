import type { WritableAtom } from 'nanostores';
import type { FlowKey } from '../config/storage-keys.ts';
import type { Submission } from '../model/submission.ts';
import type { DashboardContact, Environment, FlowSession } from '../application/environment.ts';

export interface DashboardEnvironment {
  /** Empty unless somebody is signed in. */
  readonly $dashboardToken: WritableAtom<string>;
  readonly readContact: () => DashboardContact | undefined;
  /** Stores the contact in this tab. */
  readonly saveContact: (contact: DashboardContact) => void;
  readonly removeContact: () => void;
  /** Takes no token that comes with an application, until the next code. */
  readonly keepSignedOut: () => void;
  /** What this browser knows of a scholarship that is paid before it is sent. */
  readonly submissionStore: (key: FlowKey) => WritableAtom<Submission | null>;
}

export interface WithDashboard {
  readonly dashboard: DashboardEnvironment;
}

/** The session of the page that reopens an application from the dashboard. */
export type DashboardSession = FlowSession<Environment & WithDashboard>;
