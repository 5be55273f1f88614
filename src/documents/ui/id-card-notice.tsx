import type { Messages } from '../../i18n/messages.ts';
import type { FileKind } from '../../model/file-kind.ts';
import { decideAlert } from '../../ui/overlays/open.ts';
import { NoBreakText } from '../../ui/NoBreakText.tsx';
import { DocumentDrawing } from './DocumentDrawing.tsx';
import { mayShowSensitiveData, type IdentityDocument } from '../../application/identity-document.ts';

export type NoticeResult = 'acknowledged' | 'choose-another' | 'dismissed';

/** What the applicant has pressed or done when the notice opens. */
export type NoticeMoment = 'camera' | 'files' | 'chosen';

export interface IdCardNotice {
  readonly needsConsent: (kind: FileKind) => boolean;
  /** Only its button acknowledges the notice; dismissing it does not. */
  readonly prompt: (moment: NoticeMoment) => Promise<NoticeResult>;
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
    prompt: async (moment) => {
      const { title, acknowledge, acknowledgeCamera, send, another, cancel } = messages;
      const isFileChosen = moment === 'chosen';
      const message = (
        <div className="grid justify-items-center gap-2">
          <DocumentDrawing kind="id_card" identity="national_id" />
          <p>
            <NoBreakText text={messages.message} />
          </p>
        </div>
      );
      const primary = { camera: acknowledgeCamera, files: acknowledge, chosen: send }[moment];
      const secondary = isFileChosen ? another : cancel;
      const decision = await decideAlert({ style: 'info', title, message, primary, secondary });
      if (decision === 'primary') acknowledged = true;
      if (acknowledged) return 'acknowledged';
      return isFileChosen && decision === 'secondary' ? 'choose-another' : 'dismissed';
    },
  };
}
