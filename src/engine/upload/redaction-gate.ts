import type { Words } from '../../i18n/words.ts';
import type { FileKind } from '../../model/lookup.ts';
import { showAlert } from '../../ui/overlays/open.ts';

/** Kinds that may show religion and blood type, which the data protection act counts as sensitive (spec, section 5). */
export const isRedacted = (kind: FileKind): boolean => kind === 'id_card';

export interface RedactionGate {
  /** Whether the notice must be acknowledged before a file of this kind is chosen. */
  readonly isShut: (kind: FileKind) => boolean;
  /** Shows the notice; true when its button was pressed, not when it was dismissed. */
  readonly open: () => Promise<boolean>;
}

/** @param acknowledged a file that needs the notice has been sent before. */
export function redactionGate(words: Words['upload']['redaction'], acknowledged: boolean): RedactionGate {
  let shut = !acknowledged;
  return {
    isShut: (kind) => shut && isRedacted(kind),
    open: async () => {
      const { title, message, acknowledge } = words;
      if (await showAlert({ style: 'info', title, message, close: acknowledge })) shut = false;
      return !shut;
    },
  };
}
