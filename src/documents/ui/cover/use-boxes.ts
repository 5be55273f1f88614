import { useState } from 'react';
import type { Messages } from '../../../i18n/messages.ts';
import { interpolate } from '../../../lib/interpolate.ts';
import { withBoxes, type Box, type Edits } from '../../../lib/picture/edits.ts';
import type { SuggestedBox } from '../../cover-picture.ts';

const NEW_BOX: Box = { left: 0.35, top: 0.45, width: 0.3, height: 0.1 };

interface BoxesOptions {
  readonly edits: Edits;
  readonly suggestions: readonly SuggestedBox[];
  readonly messages: Messages['cover'];
  /** Makes the edits and announces them. */
  readonly act: (edits: Edits, announcement: string) => void;
  /** Called when the pressed button disappears. */
  readonly focusHeading: () => void;
}

export interface Boxes {
  /** The index of the box that was pressed last; -1 if there is none. */
  readonly selected: number;
  readonly select: (index: number) => void;
  readonly add: () => void;
  readonly suggest: () => void;
  readonly remove: (index: number) => void;
}

/** Adds and removes the black boxes of a picture. */
export function useBoxes({ edits, suggestions, messages, act, focusHeading }: BoxesOptions): Boxes {
  const [selected, select] = useState(-1);
  const countText = (count: number): string => interpolate(messages.boxesNow, { count });
  return {
    selected,
    select,
    add: () => {
      const next = withBoxes(edits, [NEW_BOX]);
      select(edits.covers.length);
      act(next, countText(next.covers.length));
    },
    suggest: () => {
      focusHeading();
      select(edits.covers.length);
      const named = suggestions.map((box) => ({ ...box, name: messages[box.hides] }));
      act(withBoxes(edits, named), `${countText(suggestions.length)} – ${messages.dragCard}`);
    },
    remove: (index) => {
      const covers = edits.covers.filter((_, at) => at !== index);
      select(-1);
      act({ ...edits, covers }, countText(covers.length));
      focusHeading();
    },
  };
}
