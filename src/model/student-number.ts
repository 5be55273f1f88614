import { FLOWS, type FlowId, type NextStepName } from '../config/flow-registry.ts';

/**
 * Whether a student number is promised. Only `passed` is an offer of a place: some servers call an application
 * `successful` as soon as it is paid.
 */
export const getsStudentNumber = (type: FlowId | null | undefined, status: string): boolean =>
  status === 'passed' && type ? (FLOWS[type].nextSteps as readonly NextStepName[]).includes('studentNumber') : false;
