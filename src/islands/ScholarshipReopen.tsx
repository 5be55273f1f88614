import { ReopenScreen } from '../engine/dashboard/ReopenScreen.tsx';
import { forFlow } from '../engine/for-flow.tsx';
import { scholarship } from '../flows/scholarship.ts';

/** Reopens a scholarship application from the dashboard. */
export const ScholarshipReopen = forFlow(scholarship, ReopenScreen);
