import type { Words } from '../../i18n/words.ts';

/** The words of the dashboard's screens; an island gets them as props. */
export type DashboardWords = Pick<Words, 'code' | 'common' | 'dashboard' | 'errors' | 'fields'>;
