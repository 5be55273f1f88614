import { contract } from '../../api/contract/all.ts';
import { FLOW_IDS, type FlowId } from '../../config/flow-registry.ts';

/** The calls of bachelor and graduate applications, and of any flow without its own calls. */
const SHARED_CALLS = /^application\.|^payment\.startApplication$/;
const OWN_CALLS: Readonly<Partial<Record<FlowId, RegExp>>> = {
  'short-course': /^short-course\.|^payment\.startShortCourse$/,
  scholarship: /^scholarship\.|^payment\.startScholarship$|^dashboard\.continueRegistration$/,
};

/** The calls of these flows, and those that every flow needs. */
export function callsOf(flows: readonly FlowId[]): typeof contract {
  const belongsTo = (name: string, among: readonly FlowId[]): boolean =>
    among.some((flow) => (OWN_CALLS[flow] ?? SHARED_CALLS).test(name));
  return contract.filter(({ name }) => belongsTo(name, flows) || !belongsTo(name, FLOW_IDS));
}
