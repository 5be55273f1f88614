import type { Messages } from '../../i18n/messages.ts';
import type { FileKind } from '../../model/file-kind.ts';
import { decideAlert } from '../../ui/overlays/open.ts';
import { Words } from '../../ui/Words.tsx';
import { DocumentDrawing } from './DocumentDrawing.tsx';
import { mayShowSensitiveData, type IdentityDocument } from '../../application/identity-document.ts';

export type NoticeResult = 'acknowledged' | 'choose-another' | 'dismissed';

export interface IdCardNotice {
  readonly needsConsent: (kind: FileKind) => boolean;
  /** Only its button acknowledges the notice; dismissing it does not. */
  readonly prompt: (isFileChosen: boolean) => Promise<NoticeResult>;
}

/**
 * @param isAcknowledged whether an ID card has been sent before
 * @param identity returns the document that the applicant is asked for now
 */
export function createIdCardNotice(
  messages: Messages['upload']['idCardNotice'],
  isAcknowledged: boolean,
  identity: () => IdentityDocument,
): IdCardNotice {
  let acknowledged = isAcknowledged;
  return {
    needsConsent: (kind) => !acknowledged && mayShowSensitiveData(kind, identity()),
    prompt: async (isFileChosen) => {
      const { title, acknowledge, send, another, cancel } = messages;
      const message = (
        <div className="grid justify-items-center gap-2">
          <DocumentDrawing kind="id_card" identity="national_id" />
          <p>
            <Words text={messages.message} />
          </p>
        </div>
      );
      const [primary, secondary] = isFileChosen ? [send, another] : [acknowledge, cancel];
      const decision = await decideAlert({ style: 'info', title, message, primary, secondary });
      if (decision === 'primary') acknowledged = true;
      if (acknowledged) return 'acknowledged';
      return isFileChosen && decision === 'secondary' ? 'choose-another' : 'dismissed';
    },
  };
}
