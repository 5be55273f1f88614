import type { DashboardApplication } from '../model/dashboard.ts';
import { deadlineOf, isOldNews } from './deadlines.ts';
import { needsNewCopies, shownStatus, statusView } from './status.ts';

/** Good news comes first, then what the applicant has to do, the most urgent before the others. */
const FIRST = ['passed', 'awaiting_payment', 'to_confirm', 'draft', 'campaign_changed', 'programme_changed'];
/** Then comes what the applicant waits for. Every other status comes after these. */
const WAITING = ['under_review'];
const ORDER = [...FIRST, ...WAITING];

interface Ranked {
  readonly application: DashboardApplication;
  readonly rank: number;
  /** The instant of the deadline, as text that sorts. */
  readonly due: string;
}

const NO_DEADLINE = '~';

function ranked(application: DashboardApplication, now: number): Ranked {
  const status = shownStatus(application);
  const rank = ORDER.indexOf(status);
  // Whoever waits for a result waits in vain while a document is refused.
  if (needsNewCopies(application)) return { application, rank: 0, due: NO_DEADLINE };
  const due = deadlineOf({ ...application, status }, now)?.instant ?? NO_DEADLINE;
  return { application, rank: rank < 0 ? ORDER.length : rank, due };
}

const isPast = (application: DashboardApplication, now: number): boolean =>
  statusView(shownStatus(application)).progress === 'stopped' && isOldNews(application, now);

/**
 * Applications of the same urgency are sorted by their deadline, then kept in the order of the server. One that stopped is
 * folded away once its result is known to be old.
 * @param now in ms since 1970
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
