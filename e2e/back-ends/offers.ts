import type { FileKind } from '../../src/model/file-kind.ts';
import { SITE_PORT } from '../support/ports.ts';

/** What the back end of `tests/back-ends/laravel-like/` offers. */
interface Offers {
  /** The slugs of open scholarship campaigns: one without a fee and one with. */
  readonly campaigns: { readonly free: string; readonly paid: string };
  /** The documents that the first round of a degree and each campaign require. */
  readonly documents: Readonly<Record<'bachelor' | 'graduate', readonly FileKind[]>> &
    Readonly<Record<string, readonly FileKind[]>>;
  /** The names of short courses. */
  readonly courses: { readonly free: string; readonly paid: string };
}

export const OFFERS: Offers = {
  campaigns: { free: 'rain-makers', paid: 'sport-talent' },
  documents: {
    bachelor: ['id_card', 'transcript'],
    graduate: ['transcript'],
    'rain-makers': ['id_card', 'house_registration'],
  },
  courses: { free: 'ปฐมพยาบาล', paid: 'ถ่ายภาพเบื้องต้น' },
};

/** Ports above those of the other suites. */
export const PORTS = { site: SITE_PORT + 10, bank: SITE_PORT + 11, api: SITE_PORT + 12 };
