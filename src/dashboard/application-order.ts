import type { DashboardApplication } from '../model/dashboard.ts';
import { deadlineOf, isOldResult } from './deadlines.ts';
import { needsNewCopies, shownStatus, statusView } from './status.ts';

/** Good news comes first, then what the applicant must do, most urgent first. */
const FIRST = ['passed', 'awaiting_payment', 'to_confirm', 'draft', 'campaign_changed', 'programme_changed'];
/** Next come applications that wait for the university. All other statuses follow. */
const WAITING = ['under_review'];
const ORDER = [...FIRST, ...WAITING];

interface Ranked {
  readonly application: DashboardApplication;
  readonly rank: number;
  /** The deadline as sortable text. */
  readonly due: string;
}

const NO_DEADLINE = '~';

function ranked(application: DashboardApplication, now: number): Ranked {
  const status = shownStatus(application);
  const rank = ORDER.indexOf(status);
  // While a document is refused, waiting for a result is in vain.
  if (needsNewCopies(application)) return { application, rank: 0, due: NO_DEADLINE };
  const due = deadlineOf({ ...application, status }, now)?.instant ?? NO_DEADLINE;
  return { application, rank: rank < 0 ? ORDER.length : rank, due };
}

const isPast = (application: DashboardApplication, now: number): boolean =>
  statusView(shownStatus(application)).progress === 'stopped' && isOldResult(application, now);

/**
 * Sorts applications by urgency, then by deadline, then in the server's order. A stopped application is folded away
 * once its result is old.
 * @param now in milliseconds since 1970
 */
export function byUrgency(applications: readonly DashboardApplication[], now: number) {
  const current = applications
    .filter((application) => !isPast(application, now))
    .map((application) => ranked(application, now))
    .sort((one, other) => one.rank - other.rank || (one.due < other.due ? -1 : one.due > other.due ? 1 : 0));
  return {
    current: current.map(({ application }) => application),
    past: applications.filter((application) => isPast(application, now)),
  };
}
