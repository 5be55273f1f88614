import * as v from 'valibot';
import { DASHBOARD_TOKEN_KEY } from '../../config/storage-keys.ts';
import { persisted } from './persisted.ts';

export const $dashboardToken = persisted(DASHBOARD_TOKEN_KEY, v.pipe(v.string(), v.maxLength(4096)), '');
