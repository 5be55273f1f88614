import type { DashboardApplication } from '../model/dashboard.ts';
import { shownStatus, statusView } from './status-view.ts';

/** The most urgent first; every other status comes after them. */
const URGENT = ['awaiting_payment', 'to_confirm', 'draft', 'campaign_changed', 'programme_changed', 'passed'];

interface Ranked {
  readonly application: DashboardApplication;
  readonly rank: number;
  readonly due: number;
}

function ranked(application: DashboardApplication): Ranked {
  const rank = URGENT.indexOf(shownStatus(application));
  const due = rank === 0 ? Date.parse(application.payment_due_at ?? '') : NaN;
  return { application, rank: rank < 0 ? URGENT.length : rank, due: Number.isNaN(due) ? Infinity : due };
}

const isStopped = (application: DashboardApplication): boolean => Boolean(statusView(shownStatus(application)).stopped);

/** Of the same urgency, the earlier deadline first, then as the server has them. */
export function byUrgency(applications: readonly DashboardApplication[]) {
  const open = applications
    .filter((application) => !isStopped(application))
    .map(ranked)
    .sort((one, other) => one.rank - other.rank || (one.due < other.due ? -1 : one.due > other.due ? 1 : 0));
  return { open: open.map(({ application }) => application), ended: applications.filter(isStopped) };
}
