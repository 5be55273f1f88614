import { useState } from 'react';
import type { Messages } from '../../../i18n/messages.ts';
import { interpolate } from '../../../lib/interpolate.ts';
import { withBoxes, type Box, type Edits } from '../../../lib/picture/edits.ts';
import type { SuggestedBox } from '../../cover-picture.ts';

const NEW_BOX: Box = { left: 0.35, top: 0.45, width: 0.3, height: 0.1 };

/** Boxes that nobody has touched. They are a guess about the document, so they move with its corners. */
const guesses = new WeakSet<Edits['covers']>();

/** Lays the suggested boxes on a picture. */
export function withSuggestions(
  edits: Edits,
  suggestions: readonly SuggestedBox[],
  messages: Messages['cover'],
): Edits {
  const named = suggestions.map((box) => ({ ...box, name: messages[box.hides] }));
  const covered = withBoxes(edits, named);
  if (edits.covers.length === 0) guesses.add(covered.covers);
  return covered;
}

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
  /** @param box in shares of the picture; a new one in its middle if absent */
  readonly add: (box?: Box) => void;
  readonly suggest: () => void;
  readonly remove: (index: number) => void;
  readonly removeAll: () => void;
  /** Lays untouched suggestions again on a picture that was straightened or turned. */
  readonly follow: (edits: Edits) => Edits;
}

/** Adds and removes the black boxes of a picture. */
export function useBoxes({ edits, suggestions, messages, act, focusHeading }: BoxesOptions): Boxes {
  const [selected, select] = useState(-1);
  const countText = (count: number): string => interpolate(messages.boxesNow, { count });
  return {
    selected,
    select,
    add: (box = NEW_BOX) => {
      const next = withBoxes(edits, [box]);
      select(edits.covers.length);
      act(next, countText(next.covers.length));
    },
    suggest: () => {
      focusHeading();
      select(-1);
      act(withSuggestions(edits, suggestions, messages), `${countText(suggestions.length)} – ${messages.dragCard}`);
    },
    remove: (index) => {
      const covers = edits.covers.filter((_, at) => at !== index);
      select(-1);
      act({ ...edits, covers }, countText(covers.length));
      focusHeading();
    },
    removeAll: () => {
      select(-1);
      act({ ...edits, covers: [] }, countText(0));
      focusHeading();
    },
    follow: (next) =>
      guesses.has(next.covers) ? withSuggestions({ ...next, covers: [] }, suggestions, messages) : next,
  };
}
