import type { Contact, Session } from '../../src/sandbox/control/prepare/api.ts';
import type { Degree, DegreeStep } from '../../src/sandbox/control/prepare/degree.ts';
import type { Sandbox } from './sandbox.ts';

export type { Contact, Degree, Session };
export type DoneStep = DegreeStep;

/** Seeded admission rounds (src/sandbox/seed/campaigns.ts). */
export const ROUND = { paid: '101', referral: '102', free: '103', closed: '104' } as const;
/** The free graduate round asks for a referral code. */
export const GRADUATE_ROUND = { paid: '201', referral: '202', free: '202' } as const;
export type Round = (typeof ROUND)[keyof typeof ROUND] | (typeof GRADUATE_ROUND)[keyof typeof GRADUATE_ROUND];
/** Rounds that ask for a referral code. */
export const REFERRAL_ROUNDS: readonly Round[] = [ROUND.referral, GRADUATE_ROUND.referral];

/** A part of the names of a few schools and universities. */
export const SCHOOL_SEARCH = { th: 'บางรัก', en: 'Bang Rak' };
/** A one-page PDF. The sandbox checks only the first bytes. */
export const PDF = {
  mimeType: 'application/pdf',
  buffer: Buffer.from('%PDF-1.4\n1 0 obj<</Type/Catalog>>endobj\ntrailer<</Root 1 0 R>>\n%%EOF\n'),
};

/** Registers an application and answers its steps up to `done`, for tests that start there. */
export const prepare = (
  sandbox: Sandbox,
  { phone, email }: Contact,
  done: DoneStep,
  round: Round,
  flow: Degree = 'bachelor',
): Promise<Session> => sandbox.prepare({ flow, phone, email, done, round });
