import { useState } from 'react';
import type { FieldDefinition } from '../../field-kinds/kinds.ts';
import type { Step } from '../../flows/definition/flow.ts';
import { reportChunkError, useLazyModule } from '../../ui/use-lazy-module.ts';

const loadParts = () => import('./StepParts.tsx');

/** The open part; `part` is absent until it is known. `since`: the number of failed submits when it was opened. */
export interface OpenPart {
  readonly part?: number;
  readonly since: number;
  /** Its errors are shown at once, because a submit of the whole form has found them. */
  readonly showsErrors?: true;
  /** The id of the element that gets the focus. */
  readonly shows?: string;
}

/** Which part of a step is open. A step without parts is one part, which is open and the last. */
export function useOpenPart({ parts }: Step) {
  const [openPart, setOpenPart] = useState<OpenPart>({ since: 0 });
  /** The rows of the other parts; `undefined` while they load, or if the step has no parts. */
  const rows = useLazyModule(parts && loadParts, reportChunkError);
  const open = openPart.part ?? 0;
  return {
    openPart,
    setOpenPart,
    rows,
    open,
    isOpen: (field: FieldDefinition): boolean => (field.part ?? open) === open,
    isLast: !parts?.[open + 1],
    isKnown: !parts || openPart.part !== undefined,
  };
}
