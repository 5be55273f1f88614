import * as v from 'valibot';
import { DASHBOARD_TOKEN_KEY } from '../config/storage-keys.ts';
import { persisted } from './persisted.ts';

/** Token of the dashboard (spec, section 3): it comes with the application after a payment, or from the dashboard's own code. */
export const $dashboardToken = persisted(DASHBOARD_TOKEN_KEY, v.pipe(v.string(), v.maxLength(4096)), '');
