import type { WritableAtom } from 'nanostores';
import type { DashboardContact, Environment, FlowSession } from '../application/environment.ts';

export interface DashboardEnvironment {
  /** Empty unless somebody is signed in. */
  readonly $dashboardToken: WritableAtom<string>;
  readonly readContact: () => DashboardContact | undefined;
  /** Stores the contact in this tab. */
  readonly saveContact: (contact: DashboardContact) => void;
  readonly removeContact: () => void;
}

export interface WithDashboard {
  readonly dashboard: DashboardEnvironment;
}

/** The session of the page that reopens an application from the dashboard. */
export type DashboardSession = FlowSession<Environment & WithDashboard>;
