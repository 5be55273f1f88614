import type { Messages } from '../../i18n/messages.ts';
import { isRefused, type UploadedFile } from '../../model/application.ts';
import type { FileKind } from '../../model/file-kind.ts';
import { decideAlert } from '../../ui/overlays/open.ts';
import { NoBreakText } from '../../ui/NoBreakText.tsx';
import { DocumentDrawing } from './DocumentDrawing.tsx';
import { mayShowSensitiveData, type IdentityDocument } from '../../application/identity-document.ts';

type NoticeResult = 'acknowledged' | 'choose-another' | 'dismissed';

/** What the applicant has pressed or done when the notice opens. `listed`: the button that sends the dropped files. */
type NoticeMoment = 'camera' | 'files' | 'chosen' | 'listed';

type NoticeWords = Pick<Messages['upload'], 'idCardNotice' | 'documentNotice'>;

export interface RedactionNotice {
  readonly isNeeded: (kinds: readonly FileKind[]) => boolean;
  /**
   * Shows the notice if it is needed. Only its button acknowledges the notice; dismissing it does not. Going back to the
   * list counts for the next time.
   */
  readonly prompt: (kinds: readonly FileKind[], moment: NoticeMoment) => Promise<NoticeResult>;
}

/**
 * The notice is shown once before the first file of any kind. The one about ID cards replaces it, or follows it before the
 * first ID card.
 * @param files returns the files that the server has
 * @param identity returns the document that the applicant is asked for now
 */
export function createRedactionNotice(
  words: NoticeWords,
  files: () => readonly UploadedFile[],
  identity: () => IdentityDocument,
): RedactionNotice {
  const seen = new Set<keyof NoticeWords>();
  /** Before these files were sent, here or elsewhere, a notice was shown. A refused ID card may not have been covered. */
  const addSentFiles = (): void => {
    for (const file of files())
      seen.add(file.type === 'id_card' && !isRefused(file) ? 'idCardNotice' : 'documentNotice');
  };
  addSentFiles();
  const noticeFor = (kinds: readonly FileKind[]): keyof NoticeWords | undefined => {
    addSentFiles();
    if (kinds.some((kind) => mayShowSensitiveData(kind, identity())))
      return seen.has('idCardNotice') ? undefined : 'idCardNotice';
    return seen.size > 0 ? undefined : 'documentNotice';
  };
  return {
    isNeeded: (kinds) => noticeFor(kinds) !== undefined,
    prompt: async (kinds, moment) => {
      const notice = noticeFor(kinds);
      if (!notice) return 'acknowledged';
      const { acknowledge, acknowledgeCamera, send, another, cancel, sendAll, back } = words.idCardNotice;
      const { title, message: text } = words[notice];
      const message = (
        <div className="grid justify-items-center gap-2">
          {notice === 'idCardNotice' && <DocumentDrawing kind="id_card" identity="national_id" />}
          <p>
            <NoBreakText text={text} />
          </p>
        </div>
      );
      const primary = { camera: acknowledgeCamera, files: acknowledge, chosen: send, listed: sendAll }[moment];
      const secondary = { camera: cancel, files: cancel, chosen: another, listed: back }[moment];
      const decision = await decideAlert({ style: 'info', title, message, primary, secondary });
      if (decision === 'primary') {
        seen.add(notice);
        return 'acknowledged';
      }
      if (decision !== 'secondary') return 'dismissed';
      // Going back to the list means to cover something, so the next press sends.
      if (moment === 'listed') seen.add(notice);
      return moment === 'chosen' ? 'choose-another' : 'dismissed';
    },
  };
}
