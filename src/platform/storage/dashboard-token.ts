import * as v from 'valibot';
import { DASHBOARD_TOKEN_KEY } from '../../config/storage-keys.ts';
import { sealEnvelope } from './envelope.ts';
import { persisted } from './persisted.ts';
import { keepInTab } from './storage.ts';

export const $dashboardToken = persisted(DASHBOARD_TOKEN_KEY, v.pipe(v.string(), v.maxLength(4096)), '');

/** An application's answer brings it unasked: it stays in this tab, beside a token of a sign-in. */
export const saveUnaskedDashboardToken = (token: string): void => {
  keepInTab(DASHBOARD_TOKEN_KEY, sealEnvelope(token, undefined));
};
