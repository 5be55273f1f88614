import { useEffect, useMemo, useState } from 'react';
import { NO_EDITS, type Edits } from '../../../lib/picture/edits.ts';
import { PREVIEW_SIZE } from '../../../lib/picture/jpeg-options.ts';
import type { workOnPicture } from '../../../platform/pictures/pictures.ts';
import { editedPicture, type EditFailure } from './edited-picture.ts';

/** The edits that change the picture itself, without the boxes. */
type View = Pick<Edits, 'corners' | 'turns' | 'brightness'>;

const hasPlacesOf = (one: Pick<View, 'corners' | 'turns'>, other: Pick<View, 'corners' | 'turns'>): boolean =>
  one.corners === other.corners && one.turns === other.turns;
const isSameView = (one: View, other: View): boolean => hasPlacesOf(one, other) && one.brightness === other.brightness;

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
export function useResult(
  work: typeof workOnPicture,
  preview: Blob,
  { corners, turns, brightness }: Edits,
  isShown: boolean,
): Result {
  const [made, setMade] = useState<{ readonly picture: Blob; readonly view: View }>({
    picture: preview,
    view: NO_EDITS,
  });
  const [failed, setFailed] = useState<{ readonly view: View; readonly failure: EditFailure }>();
  const [isMaking, setIsMaking] = useState(false);
  const view = useMemo(() => ({ corners, turns, brightness }), [corners, turns, brightness]);
  const failure = failed && isSameView(failed.view, view) ? failed.failure : undefined;
  const isWanted = isShown && !failure && !isSameView(made.view, view);
  useEffect(() => {
    if (!isWanted || isMaking) return;
    setIsMaking(true);
    const options = { edits: { ...view, covers: [] }, ...PREVIEW_SIZE };
    void editedPicture(work, preview, options).then((picture) => {
      if (typeof picture === 'string') setFailed({ view, failure: picture });
      else setMade({ picture, view });
      setIsMaking(false);
    });
  }, [work, preview, view, isWanted, isMaking]);
  return { picture: made.picture, isCurrent: hasPlacesOf(made.view, view), failure };
}
