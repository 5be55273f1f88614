import type { FileKind } from '../../src/model/file-kind.ts';
import type { ScholarshipStep } from '../../src/sandbox/control/prepare/scholarship.ts';
import type { Contact, Session } from './prepare.ts';
import type { Sandbox } from './sandbox.ts';

/** Seeded campaigns (src/sandbox/seed/campaigns.ts). The first costs 200 baht and asks a question. */
export const CAMPAIGN = {
  paid: { id: '401', slug: 'star-scholars' },
  free: { id: '402', slug: 'sports-talent' },
  ended: { id: '403', slug: 'early-bird' },
} as const;
export interface Campaign {
  readonly id: string;
  readonly slug: string;
}

export type DoneStep = ScholarshipStep;

/** The document requirements of each campaign, by its slug. */
export const KINDS: Readonly<Record<string, readonly FileKind[]>> = {
  'star-scholars': ['id_card', 'transcript', 'house_registration'],
  'sports-talent': ['id_card', 'transcript'],
  'early-bird': [],
};

/** Registers a scholarship application and answers its steps up to `done`, for tests that start there. */
export const prepareScholarship = (
  sandbox: Sandbox,
  { phone, email }: Contact,
  done: DoneStep,
  { id: round }: Campaign,
): Promise<Session> => sandbox.prepare({ flow: 'scholarship', phone, email, done, round });
