import type { BackEnd } from '../../../src/config/back-end.ts';

/** What `src/config/back-end.ts` says at a university with this back end. */
export const backEnd: BackEnd = {
  tokenHeader: 'X-Application-Token',
  wrapperKeys: [],
  applicationStatuses: {
    pending: 'awaiting_payment',
    // A scholarship that is paid still has to be confirmed.
    paid: { scholarship: 'awaiting_payment', other: 'under_review' },
    confirmed: 'under_review',
  },
  chargeStates: { paid: 'successful' },
  codes: {},
  absentCalls: [],
};
