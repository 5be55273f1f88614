import type { BackEnd } from '../../../src/config/back-end.ts';

/** What `src/config/back-end.ts` says at a university with this back end. */
export const backEnd: BackEnd = {
  tokenHeader: 'X-Application-Token',
  wrapperKeys: ['data'],
  utcOffset: '+07:00',
  applicationStatuses: {
    waiting_for_payment: 'awaiting_payment',
    // A scholarship that is paid still has to be confirmed.
    paid: { scholarship: 'awaiting_payment', other: 'under_review' },
    confirmed: 'under_review',
    under_consideration: 'under_review',
    campaign_ended: 'campaign_changed',
  },
  chargeStates: { waiting_for_payment: 'pending', paid: 'successful' },
  codes: {
    // Only graduate programmes have a degree, and who asks for another one finds nothing.
    degree: { bachelor: '' },
    prefix_name: { mr: 1, mrs: 2, ms: 3, other: 4, acting_second_lieutenant: null, military: null, academic: null },
    education: {
      m6: 1,
      vocational: 2,
      high_vocational: 3,
      bachelor: 4,
      master: 5,
      non_formal: null,
      ged: null,
      doctoral: null,
    },
    education_level: { studying: 1, graduated: 2 },
    // Its third one is "no loan", which is asked before.
    loan_type: { student_loan_fund: 1, income_contingent: 2, bank: null },
    sport_type: {
      football: 1,
      volleyball: 2,
      swimming: 3,
      other: 4,
      futsal: null,
      basketball: null,
      badminton: null,
      takraw: null,
      athletics: null,
      esports: null,
    },
    class_time: { weekday: 1, weekend: 2, evening: null },
  },
  absentCalls: [],
};
