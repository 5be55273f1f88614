import { useState } from 'react';
import { NO_EDITS, type Edits } from '../../../lib/picture/edits.ts';
import { last } from '../../../lib/last.ts';

export interface EditHistory {
  readonly edits: Edits;
  /** @param isRepeat whether the change continues the last one, so that both are undone together */
  readonly change: (edits: Edits, isRepeat?: boolean) => void;
  /** Absent when there is nothing to undo. */
  readonly undo: (() => void) | undefined;
}

/** Returns the edits of a picture, and a function that undoes the last one. */
export function useEditHistory(): EditHistory {
  const [states, setStates] = useState<readonly Edits[]>([NO_EDITS]);
  return {
    edits: last(states) ?? NO_EDITS,
    change: (edits, isRepeat = false) =>
      setStates((before) => [...(isRepeat && before.length > 1 ? before.slice(0, -1) : before), edits]),
    undo: states.length > 1 ? () => setStates((before) => before.slice(0, -1)) : undefined,
  };
}
