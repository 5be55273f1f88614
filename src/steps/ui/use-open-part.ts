import { useReducer } from 'react';
import type { FieldDefinition } from '../../field-kinds/kinds.ts';
import type { Step } from '../../flows/definition/flow.ts';
import { reportChunkError, useLazyModule } from '../../ui/use-lazy-module.ts';
import { FIRST_PART_STATE, PART_HEADING_ID, partStateAfter } from '../part-state.ts';

const loadParts = () => import('./StepParts.tsx');

export type OpenPart = ReturnType<typeof useOpenPart>;

/** Which part of a step is open. A step without parts is one part, which is open and the last. */
export function useOpenPart({ parts }: Step) {
  const [state, send] = useReducer(partStateAfter, FIRST_PART_STATE);
  /** The components that show the other parts; `undefined` while they load, or if the step has no parts. */
  const components = useLazyModule(parts && loadParts, reportChunkError);
  const index = state.part ?? 0;
  return {
    state,
    send,
    components,
    index,
    /** Opens a part with the focus on its heading. */
    open: (part: number): void => send({ type: 'opened', part, focus: PART_HEADING_ID }),
    isOpen: (field: FieldDefinition): boolean => (field.part ?? index) === index,
    isLast: !parts?.[index + 1],
    isKnown: !parts || state.part !== undefined,
  };
}
