import type { FlowId } from '../config/flow-registry.ts';

/** What is needed to open an application that this browser has stored. */
export interface PreviousApplication {
  readonly flow: FlowId;
  readonly id: string;
  readonly token: string;
}
