import fc from 'fast-check';
import { bytesOf, pdf } from './sample-files.ts';

export const OUTCOMES = [
  ...['good', 'refused-connection', 'lost-response', 'broken-response', 'empty-response', 'silence', 'late-effect'],
  ...['500-before', '500-after', '409', '429', '404'],
] as const;

/** What becomes of one request. Times in milliseconds. */
export interface Fate {
  readonly outcome: (typeof OUTCOMES)[number];
  readonly toServer: number;
  readonly toPage: number;
}

export const KINDS = ['id_card', 'transcript'] as const;
export type Kind = (typeof KINDS)[number];

/** Node reads a real file outside of virtual time. */
function fileInMemory(name: string, bytes: Uint8Array<ArrayBuffer>): File {
  return Object.assign(new File([bytes], name), { arrayBuffer: () => Promise.resolve(bytes.buffer) });
}
const FILES = [
  fileInMemory('a.pdf', pdf()),
  fileInMemory('b.pdf', pdf()),
  fileInMemory('a.pdf', bytesOf([...pdf()], 'longer')),
] as const;

const fate = fc.record({
  outcome: fc.oneof(
    { weight: 2, arbitrary: fc.constant('good' as const) },
    { weight: 3, arbitrary: fc.constantFrom(...OUTCOMES) },
  ),
  toServer: fc.constantFrom(1, 50, 400, 3000),
  toPage: fc.constantFrom(1, 50, 400, 3000),
}) satisfies fc.Arbitrary<Fate>;

const SELDOM = ['cancel', 'remove', 'refresh', 'reload', 'sleep', 'restart-server', 'clock'] as const;
const step = fc.record({
  tab: fc.nat(1),
  action: fc.oneof(
    { weight: 3, arbitrary: fc.constantFrom('add' as const, 'retry' as const) },
    { weight: 2, arbitrary: fc.constantFrom(...SELDOM) },
  ),
  kind: fc.constantFrom(...KINDS),
  file: fc.constantFrom(...FILES),
  pause: fc.constantFrom(0, 1, 60, 500, 5000, 40_000),
});
export type Step = typeof step extends fc.Arbitrary<infer S> ? S : never;

export const scenario = fc.record({
  steps: fc.array(step, { maxLength: 12 }),
  fates: fc.array(fate, { maxLength: 30 }),
  tabs: fc.constantFrom(1, 2),
  /** Minutes by which the clock of the device is wrong. */
  skew: fc.constantFrom(-10, 0, 10),
  uploadsPerMinute: fc.constantFrom(1, 3, Infinity),
});
export type Scenario = typeof scenario extends fc.Arbitrary<infer S> ? S : never;
