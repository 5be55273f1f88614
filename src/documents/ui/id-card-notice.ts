import type { Messages } from '../../i18n/messages.ts';
import type { FileKind } from '../../model/file-kind.ts';
import { decideAlert } from '../../ui/overlays/open.ts';

/** A card may show religion and blood type, which the data protection act counts as sensitive (docs/spec.md, section 5). */
export const isIdCard = (kind: FileKind): boolean => kind === 'id_card';

export type NoticeResult = 'acknowledged' | 'choose-another' | 'dismissed';

export interface IdCardNotice {
  readonly needsConsent: (kind: FileKind) => boolean;
  /** Only the button of the notice acknowledges it; dismissing it does not. */
  readonly prompt: (isFileChosen: boolean) => Promise<NoticeResult>;
}

/** @param isAcknowledged true when an ID card has been sent before */
export function createIdCardNotice(
  messages: Messages['upload']['idCardNotice'],
  isAcknowledged: boolean,
): IdCardNotice {
  let acknowledged = isAcknowledged;
  return {
    needsConsent: (kind) => !acknowledged && isIdCard(kind),
    prompt: async (isFileChosen) => {
      const { title, message, acknowledge, send, another, cancel } = messages;
      const [primary, secondary] = isFileChosen ? [send, another] : [acknowledge, cancel];
      const decision = await decideAlert({ style: 'info', title, message, primary, secondary });
      if (decision === 'primary') acknowledged = true;
      if (acknowledged) return 'acknowledged';
      return isFileChosen && decision === 'secondary' ? 'choose-another' : 'dismissed';
    },
  };
}
