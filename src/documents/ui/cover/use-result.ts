import { useEffect, useState } from 'react';
import { NO_EDITS, type Edits } from '../../../lib/picture/edits.ts';
import { PREVIEW_SIZE } from '../../../lib/picture/jpeg-options.ts';
import { editedPicture, type EditFailure, type EditWork } from './edited-picture.ts';

/** The edits that change the picture itself, without the boxes. */
type View = Pick<Edits, 'corners' | 'turns' | 'brightness'>;

const hasSamePlaces = (one: View, other: View): boolean => one.corners === other.corners && one.turns === other.turns;
const isSame = (one: View, other: View): boolean => hasSamePlaces(one, other) && one.brightness === other.brightness;

interface Result {
  readonly picture: Blob;
  /** Whether its corners and its rotation are the latest. On an older picture, boxes would be in the wrong place. */
  readonly isCurrent: boolean;
  /** Why the latest edits cannot be shown. */
  readonly failure: EditFailure | undefined;
}

/**
 * Returns the picture as it will be sent, without its boxes, which stay movable, and without the text across it. It
 * renders one picture at a time, and then the one for the latest edits.
 * @param isShown whether the result is visible
 */
export function useResult(work: EditWork, preview: Blob, edits: Edits, isShown: boolean): Result {
  const [made, setMade] = useState({ picture: preview, view: NO_EDITS });
  const [failed, setFailed] = useState<{ readonly view: Edits; readonly failure: EditFailure }>();
  const [isMaking, setIsMaking] = useState(false);
  const failure = failed && isSame(failed.view, edits) ? failed.failure : undefined;
  const isWanted = isShown && !failure && !isSame(made.view, edits);
  useEffect(() => {
    if (!isWanted || isMaking) return;
    setIsMaking(true);
    const options = { edits: { ...edits, covers: [] }, ...PREVIEW_SIZE };
    void editedPicture(work, preview, options).then((picture) => {
      if (typeof picture === 'string') setFailed({ view: edits, failure: picture });
      else setMade({ picture, view: edits });
      setIsMaking(false);
    });
  }, [work, preview, edits, isWanted, isMaking]);
  return { picture: made.picture, isCurrent: hasSamePlaces(made.view, edits), failure };
}
