import type { Scene } from '../scene.ts';
import { calls } from './calls.ts';
import { dialogs } from './dialogs.ts';
import { intakes } from './intakes.ts';
import { opened } from './opened.ts';
import { payments } from './payments.ts';
import { statuses } from './statuses.ts';
import { steps } from './steps.ts';

/** The states that an applicant meets on the way. */
export const journeys: readonly Scene[] = [...steps, ...dialogs, ...intakes, ...payments];
/** All other states of pages. */
export const others: readonly Scene[] = [...opened, ...calls, ...statuses];
export const scenes: readonly Scene[] = [...journeys, ...others];
