import { startLaravelLikeBackEnd } from '../../tests/back-ends/laravel-like/server.ts';
import { startMinimalNodeBackEnd } from '../../tests/back-ends/minimal-node/server.ts';
import { startSpringLikeBackEnd } from '../../tests/back-ends/spring-like/server.ts';
import type { FileKind } from '../../src/model/file-kind.ts';
import { SITE_PORT } from '../support/ports.ts';

interface BackEnd {
  readonly start: (options: { readonly port: number }) => Promise<{ readonly close: () => Promise<void> }>;
  /** The slugs of open scholarship campaigns: one without a fee and one with. */
  readonly campaigns: { readonly free: string; readonly paid: string };
  /** The documents that the first round of a degree and each campaign require. */
  readonly documents: Readonly<Record<'bachelor' | 'graduate', readonly FileKind[]>> &
    Readonly<Record<string, readonly FileKind[]>>;
  /** The name of a short course, and the id of its campaign if that is not the first one. */
  readonly courses: Readonly<Record<'free' | 'paid', { readonly course: string; readonly campaign?: string }>> & {
    /** Whether there is a page for documents, none of which is required. */
    readonly haveDocuments?: boolean;
  };
  /** Whether a registration is followed by a one-time code. */
  readonly asksForCode: boolean;
  /** Whether an application is read with the answers that were saved. */
  readonly givesAnswersBack: boolean;
  /** Whether a Thai QR code has an end. */
  readonly hasDeadline: boolean;
}

const table = {
  'laravel-like': {
    start: startLaravelLikeBackEnd,
    campaigns: { free: 'rain-makers', paid: 'sport-talent' },
    documents: {
      bachelor: ['id_card', 'transcript'],
      graduate: ['transcript'],
      'rain-makers': ['id_card', 'house_registration'],
    },
    courses: { free: { course: 'ปฐมพยาบาล' }, paid: { course: 'ถ่ายภาพเบื้องต้น' }, haveDocuments: true },
    givesAnswersBack: true,
    asksForCode: true,
    hasDeadline: true,
  },
  'spring-like': {
    start: startSpringLikeBackEnd,
    campaigns: { free: 'chalothorn', paid: 'music' },
    documents: {
      bachelor: ['id_card', 'transcript'],
      graduate: ['transcript'],
      chalothorn: ['id_card'],
    },
    courses: { free: { course: 'ดูแลผู้สูงอายุ' }, paid: { course: 'ช่างไฟฟ้าในบ้าน' } },
    givesAnswersBack: false,
    asksForCode: true,
    hasDeadline: true,
  },
  'minimal-node': {
    start: startMinimalNodeBackEnd,
    campaigns: { free: 'hill', paid: 'river' },
    documents: { bachelor: [], graduate: [] },
    courses: { free: { course: 'เลี้ยงผึ้ง', campaign: 'member' }, paid: { course: 'ทำขนมปัง' } },
    givesAnswersBack: false,
    asksForCode: false,
    hasDeadline: false,
  },
} satisfies Record<string, BackEnd>;
export type BackEndName = keyof typeof table;
export const BACK_ENDS: Readonly<Record<BackEndName, BackEnd>> = table;
export const BACK_END_NAMES = Object.keys(table) as BackEndName[];

/** Ports above those of the other suites: each back end has one, its site one, and the bank of that site one. */
export function portsOf(name: BackEndName): { site: number; bank: number; api: number } {
  const first = SITE_PORT + 10 + 3 * BACK_END_NAMES.indexOf(name);
  return { site: first, bank: first + 1, api: first + 2 };
}
