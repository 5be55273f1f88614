import type { FlowId } from '../config/flow-registry.ts';

/** What is needed to open a stored application. */
export interface PreviousApplication {
  readonly flow: FlowId;
  readonly id: string;
  readonly token: string;
}
