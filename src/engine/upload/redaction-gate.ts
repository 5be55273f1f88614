import type { Words } from '../../i18n/words.ts';
import type { FileKind } from '../../model/lookup.ts';
import { askByAlert } from '../../ui/overlays/open.ts';

/** Kinds that may show religion and blood type, which the data protection act counts as sensitive (spec, section 5). */
export const isRedacted = (kind: FileKind): boolean => kind === 'id_card';

/** What the notice was answered: go on, choose another file instead of the one in hand, or leave it. */
export type GateAnswer = 'open' | 'another' | 'left';

export interface RedactionGate {
  /** Whether the notice must be acknowledged before a file of this kind is chosen. */
  readonly isShut: (kind: FileKind) => boolean;
  /** Shows the notice, before a file is chosen or with one in hand that came without a press; only its button opens the gate. */
  readonly ask: (inHand: boolean) => Promise<GateAnswer>;
}

/** @param acknowledged a file that needs the notice has been sent before. */
export function redactionGate(words: Words['upload']['redaction'], acknowledged: boolean): RedactionGate {
  let shut = !acknowledged;
  return {
    isShut: (kind) => shut && isRedacted(kind),
    ask: async (inHand) => {
      const { title, message, acknowledge, send, another, cancel } = words;
      const [close, other] = inHand ? [send, another] : [acknowledge, cancel];
      const decision = await askByAlert({ style: 'info', title, message, close, cancel: other });
      if (decision === 'confirmed') shut = false;
      if (!shut) return 'open';
      return inHand && decision === 'cancelled' ? 'another' : 'left';
    },
  };
}
