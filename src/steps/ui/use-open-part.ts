import { useReducer } from 'react';
import type { FieldDefinition } from '../../field-kinds/kinds.ts';
import type { Step } from '../../flows/definition/flow.ts';
import { reportChunkError, useLazyModule } from '../../ui/use-lazy-module.ts';
import { FIRST_PART_STATE, PART_HEADING_ID, partStateAfter, type PartEvent, type PartState } from '../part-state.ts';

const loadParts = () => import('./StepParts.tsx');

export interface OpenPart {
  readonly state: PartState;
  readonly send: (event: PartEvent) => void;
  /** The components that show the other parts; `undefined` while they load, or if the step has no parts. */
  readonly components: Awaited<ReturnType<typeof loadParts>> | undefined;
  /** 0 until it is known which part opens first. */
  readonly index: number;
  /** Opens a part with the focus on its heading. */
  readonly open: (part: number) => void;
  readonly isOpen: (field: FieldDefinition) => boolean;
  readonly isLast: boolean;
  readonly isKnown: boolean;
}

/** Which part of a step is open. A step without parts is one part, which is open and the last. */
export function useOpenPart({ parts }: Step): OpenPart {
  const [state, send] = useReducer(partStateAfter, FIRST_PART_STATE);
  const components = useLazyModule(parts && loadParts, reportChunkError);
  const index = state.part ?? 0;
  return {
    state,
    send,
    components,
    index,
    open: (part) => send({ type: 'opened', part, focus: PART_HEADING_ID }),
    isOpen: (field) => (field.part ?? index) === index,
    isLast: !parts?.[index + 1],
    isKnown: !parts || state.part !== undefined,
  };
}
