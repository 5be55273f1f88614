import { FLOW_IDS, type FlowId } from '../../config/flow-registry.ts';
import { addresses } from '../../config/routes.ts';
import { allFlows } from '../../flows/all-flows.ts';
import type { LogLine } from './log-line.ts';

/** What applicants do before their application has a number: calls are counted, not people. */
export const BEGINNING = ['opened', 'checked', 'registered', 'confirmed'] as const;
type Beginning = (typeof BEGINNING)[number];

/** How far the applications of one flow came that were first seen on one day. */
export interface Funnel {
  readonly flow: FlowId;
  readonly day: number;
  readonly beginning: Readonly<Record<Beginning, number>>;
  /** The furthest step of each application, with what is known of its applicant. */
  readonly applications: readonly { readonly furthest: number; readonly language: string; readonly device: string }[];
  /** How often each field kept a submit from being saved. */
  readonly refused: ReadonlyMap<string, number>;
}

/** The pages of a flow in the order in which applicants reach them; the last one means that all is done. */
export function stepsOf(flow: FlowId): readonly string[] {
  const { steps, routes, confirmation } = allFlows[flow];
  return [
    ...steps.map(({ route }) => route),
    routes.payment,
    ...(confirmation ? [confirmation.route] : []),
    routes.complete,
  ];
}

const flowOfStep = (step: string): FlowId | undefined => FLOW_IDS.find((flow) => flow === step.split('.')[0]);

const firstPages = new Map(
  FLOW_IDS.flatMap((flow) =>
    addresses
      .filter(({ name }) => name === stepsOf(flow)[0])
      .map(({ pattern }) => [new RegExp(pattern), flow] as const),
  ),
);
const flowOfFirstPage = (path: string): FlowId | undefined =>
  [...firstPages].find(([pattern]) => pattern.test(path))?.[1];

const CALLS: readonly (readonly [Beginning, string, RegExp])[] = [
  ['checked', 'GET', /^[a-z-]*application\/check$/],
  ['registered', 'POST', /^[a-z-]*application\/initial$/],
  ['confirmed', 'POST', /^[a-z-]*application\/otp\/validate$/],
];

function beginningOf(line: LogLine): readonly [FlowId, Beginning] | undefined {
  if (line.status >= 400) return undefined;
  if (!line.isCall) {
    const flow = line.method === 'GET' && !line.isPrefetch ? flowOfFirstPage(line.path) : undefined;
    return flow && [flow, 'opened'];
  }
  const flow = flowOfStep(line.step);
  const found = CALLS.find(([, method, path]) => line.method === method && path.test(line.path));
  return flow && found && [flow, found[0]];
}

const isConfirmation = ({ method, path }: LogLine): boolean => method === 'POST' && path.endsWith('{id}/confirm');

interface Counted {
  readonly beginning: Record<Beginning, number>;
  readonly applications: { furthest: number; readonly language: string; readonly device: string }[];
  readonly refused: Map<string, number>;
}

/** Counts the lines one by one, because a log may be larger than the memory. */
export function createCounter() {
  const byDay = new Map<string, Counted>();
  const known = new Map<string, { furthest: number }>();
  const countedOf = (flow: FlowId, day: number): Counted => {
    const key = `${day} ${flow}`;
    const counted = byDay.get(key) ?? {
      beginning: { opened: 0, checked: 0, registered: 0, confirmed: 0 },
      applications: [],
      refused: new Map<string, number>(),
    };
    byDay.set(key, counted);
    return counted;
  };
  const addBeginning = (line: LogLine): void => {
    const [flow, beginning] = beginningOf(line) ?? [];
    if (flow && beginning) countedOf(flow, line.day).beginning[beginning] += 1;
  };
  const addApplication = (line: LogLine, flow: FlowId): void => {
    const steps = stepsOf(flow);
    // A confirmation makes the browser forget the number, so the last page has no call about it.
    const furthest = isConfirmation(line) ? steps.length - 1 : steps.indexOf(line.step);
    if (line.application === undefined || furthest < 0 || line.status >= 400) return;
    const key = `${flow} ${line.application}`;
    const before = known.get(key);
    if (before) {
      before.furthest = Math.max(before.furthest, furthest);
      return;
    }
    const application = { furthest, language: line.language, device: line.device };
    known.set(key, application);
    countedOf(flow, line.day).applications.push(application);
  };
  return {
    add: (line: LogLine): void => {
      if (line.device === 'crawler') return;
      addBeginning(line);
      const flow = flowOfStep(line.step);
      if (!flow || !line.isCall) return;
      addApplication(line, flow);
      const { refused } = countedOf(flow, line.day);
      for (const field of line.refused) refused.set(field, (refused.get(field) ?? 0) + 1);
    },
    /** In order of days, then of flows. */
    funnels: (): Funnel[] =>
      [...byDay]
        .map(([key, counted]): Funnel => {
          const [day, flow] = key.split(' ');
          return { day: Number(day), flow: flow as FlowId, ...counted };
        })
        .sort((one, other) => one.day - other.day || FLOW_IDS.indexOf(one.flow) - FLOW_IDS.indexOf(other.flow)),
  };
}
