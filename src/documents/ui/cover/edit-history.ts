import { type Edits } from '../../../lib/picture/edits.ts';
import { last } from '../../../lib/last.ts';
import { useKept } from './kept-work.ts';

export interface EditHistory {
  readonly edits: Edits;
  /** @param isRepeat whether the change continues the last one, so that both are undone together */
  readonly change: (edits: Edits, isRepeat?: boolean) => void;
  readonly undo: () => void;
  /** How many changes can be undone. */
  readonly changes: number;
}

/**
 * Returns the edits of a picture, and a function that undoes the last one.
 * @param first the edits with which a picture begins that was not edited before
 */
export function useEditHistory(picture: Blob, first: Edits): EditHistory {
  const [states, setStates] = useKept<readonly Edits[]>(picture, 'edits', [first]);
  return {
    edits: last(states) ?? first,
    change: (edits, isRepeat = false) =>
      setStates((before) => [...(isRepeat && before.length > 1 ? before.slice(0, -1) : before), edits]),
    undo: () => setStates((before) => (before.length > 1 ? before.slice(0, -1) : before)),
    changes: states.length - 1,
  };
}
