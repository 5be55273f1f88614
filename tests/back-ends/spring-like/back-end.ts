import type { BackEnd } from '../../../src/config/back-end.ts';

/** What `src/config/back-end.ts` says at a university with this back end. */
export const backEnd: BackEnd = {
  tokenHeader: 'X-Application-Token',
  // Spring Security answers like this unless an entry point is configured.
  refusedTokenStatus: 403,
  wrapperKeys: ['data', 'content'],
  applicationStatuses: { CAMPAIGN_CLOSED: 'campaign_changed' },
  chargeStates: {
    AWAITING_PAYMENT: 'pending',
    SUCCESSFUL: 'successful',
    DECLINED: 'failed',
    EXPIRED: 'expired',
    VOIDED: 'cancelled',
  },
  // Only graduate programmes have a degree, and who asks for another one finds nothing.
  codes: { degree: { bachelor: '' } },
  absentCalls: [],
};
