import type { BackEnd } from '../../../src/config/back-end.ts';

/** What `src/config/back-end.ts` says at a university with this back end. */
export const backEnd: BackEnd = {
  tokenHeader: 'X-Application-Token',
  wrapperKeys: ['data'],
  utcOffset: '+07:00',
  applicationStatuses: {
    waiting_for_payment: 'awaiting_payment',
    paid: 'successful',
    confirmed: 'under_review',
    under_consideration: 'under_review',
    campaign_ended: 'campaign_changed',
  },
  chargeStates: { waiting_for_payment: 'pending', paid: 'successful' },
  codes: {
    // Only graduate programmes have a degree, and who asks for another one finds nothing.
    degree: { bachelor: '' },
    prefix_name: { mr: 1, mrs: 2, ms: 3, other: 4, acting_second_lieutenant: 4, military: 4, academic: 4 },
    education: { m6: 1, vocational: 2, high_vocational: 3, bachelor: 4, master: 5, non_formal: 6, ged: 6, doctoral: 6 },
    education_level: { studying: 1, graduated: 2 },
    loan_type: { student_loan_fund: 1, income_contingent: 2, bank: 3 },
    sport_type: {
      football: 1,
      volleyball: 2,
      swimming: 3,
      other: 4,
      futsal: 4,
      basketball: 4,
      badminton: 4,
      takraw: 4,
      athletics: 4,
      esports: 4,
    },
    class_time: { weekday: 1, evening: 1, weekend: 2 },
  },
  absentCalls: [],
};
