import { FLOW_IDS, type FlowId } from '../../../src/config/flow-registry.ts';
import { stepsOf } from '../../../src/tools/funnel/count.ts';

/** Browsers of visitors, by the name that an alarm gives them. */
export const BROWSERS = {
  Chrome:
    'Mozilla/5.0 (Linux; Android 14; Pixel 8) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0 Mobile Safari/537.36',
  Safari:
    'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.0 Mobile/15E148 Safari/604.1',
  Edge: 'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0 Safari/537.36 Edg/140.0',
} as const;
export type Browser = keyof typeof BROWSERS;

/** A sequence that is the same in every run. */
function randoms(seed: number): () => number {
  let state = seed;
  return () => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return state / 2 ** 32;
  };
}

export interface Applicant {
  readonly flow: FlowId;
  readonly number: string;
  readonly browser: Browser;
  readonly language: 'th' | 'en';
  /** In milliseconds since 1970. */
  readonly from: number;
  /** The index of the last step that is opened. */
  readonly furthest: number;
  /** The field that is refused once, at the first step with a number. */
  readonly refused?: string;
}

interface Call {
  readonly method: string;
  readonly path: string;
  readonly step: string;
  readonly status?: number;
  readonly refused?: string | undefined;
  readonly seconds?: number;
}

const stamp = (time: number): string => `${new Date(time).toISOString().slice(0, 19)}+00:00`;

/** A line as nginx writes it (src/tools/deploy/nginx-log.ts). */
export const lineOf = (
  { browser, language }: Pick<Applicant, 'browser' | 'language'>,
  time: number,
  { method, path, step, status = 200, refused = '-', seconds = 0.02 }: Call,
): string =>
  `203.0.113.${time % 250} [${stamp(time)}] "${method} ${path}" ${status} 120 ${seconds} "${BROWSERS[browser]}" ` +
  `host=apply.example id=${'a'.repeat(32)} connection=17 step=${step} lang=${language} refused=${refused} purpose=visit ` +
  `upstream="192.0.2.9:443" upstream_status="${status}" upstream_time="${seconds}"`;

const FAMILY = {
  bachelor: 'application',
  graduate: 'application',
  'short-course': 'short-course-application',
  scholarship: 'scholarship-application',
} as const satisfies Record<FlowId, string>;

/** How long somebody stays at a step. */
const STEP_MS = 60_000;

/** The lines of one applicant, each with its time. @param saves whether a step can be saved */
export function linesOf(
  applicant: Applicant,
  saves: (step: string, time: number) => boolean = () => true,
): { readonly time: number; readonly line: string }[] {
  const { flow, number, from, furthest, refused } = applicant;
  const family = FAMILY[flow];
  const steps = stepsOf(flow);
  const [first = ''] = steps;
  const lines: { time: number; line: string }[] = [];
  const add = (time: number, call: Call): void => void lines.push({ time, line: lineOf(applicant, time, call) });
  const own = `/api/${family}/${number}`;
  add(from, { method: 'GET', path: `/api/${family}/check`, step: first });
  add(from + 1000, { method: 'POST', path: `/api/${family}/initial`, step: first });
  add(from + 2000, { method: 'POST', path: `/api/${family}/otp/request`, step: first });
  add(from + 20_000, { method: 'POST', path: `/api/${family}/otp/validate`, step: first });
  add(from + 21_000, { method: 'PATCH', path: `${own}/personal`, step: first, refused });
  for (let index = 1; index <= furthest; index += 1) {
    const step = steps[index] ?? '';
    const opened = from + index * STEP_MS;
    add(opened, { method: 'GET', path: own, step });
    if (!saves(step, opened)) break;
    if (index < furthest) add(opened + STEP_MS - 5000, { method: 'PATCH', path: own, step });
  }
  return lines;
}

/** Applicants of all flows over a time, of which most come to the end. */
export function applicants(count: number, from: number, durationMs: number, random = randoms(7)): Applicant[] {
  return Array.from({ length: count }, (_, index): Applicant => {
    const flow = FLOW_IDS[Math.floor(random() * FLOW_IDS.length)] ?? 'bachelor';
    const last = stepsOf(flow).length - 1;
    const browser = (['Chrome', 'Chrome', 'Safari', 'Safari', 'Edge'] as const)[Math.floor(random() * 5)] ?? 'Chrome';
    return {
      flow,
      number: `CANARY${1_000_000 + index}`,
      browser,
      language: random() < 0.8 ? 'th' : 'en',
      from: from + Math.floor(random() * durationMs),
      furthest: random() < 0.6 ? last : Math.floor(random() * last),
      ...(random() < 0.1 && { refused: 'gpax' }),
    };
  });
}
