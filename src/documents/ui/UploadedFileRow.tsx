import { isDeleting, isUndoable, type Deletion } from '../uploaded-files.ts';
import { interpolate } from '../../lib/interpolate.ts';
import { isRefused, type UploadedFile } from '../../model/application.ts';
import { UploadRow, type UploadRowState } from '../../ui/UploadRow.tsx';
import { useFlow, useMessages } from '../../application/ui/flow-context.tsx';
import { deletionMessage, sizeText } from './upload-messages.ts';
import { SentPicture } from './SentPicture.tsx';

interface UploadedFileRowProps {
  readonly file: UploadedFile;
  /** Known only on the page that sent it. */
  readonly picture: File | undefined;
  readonly deletion: Deletion | undefined;
  readonly isSecondCopy: boolean;
  /** This copy was refused, and another one was sent in its place. */
  readonly isReplaced: boolean;
  /** A refused copy stays after submission, because removing it would withdraw the request for a new one. */
  readonly mustStay: boolean;
  readonly onRemove: () => void;
  readonly onUndo: () => void;
}

export const UploadedFileRow = ({
  file,
  picture,
  deletion,
  isSecondCopy,
  isReplaced,
  mustStay,
  onRemove,
  onUndo,
}: UploadedFileRowProps) => {
  const { locale } = useFlow().session;
  const messages = useMessages('upload');
  const { upload } = messages;
  const { states } = upload;
  const name = file.name || upload.unnamedFile;
  const problem = deletionMessage(deletion, name, messages);
  const canUndo = isUndoable(deletion);
  const settled: UploadRowState = isRefused(file) ? { kind: 'failed', why: file.reason ?? '' } : { kind: 'received' };
  const settledText = isReplaced ? states.unused : states[file.state ?? 'received'];
  return (
    <>
      <UploadRow
        picture={picture && <SentPicture picture={picture} name={name} />}
        fileName={name}
        size={sizeText(file.size, locale)}
        state={isDeleting(deletion) || isReplaced ? { kind: 'waiting' } : settled}
        stateText={canUndo ? states.removed : isDeleting(deletion) ? states.removing : settledText}
        // Both buttons are one element, so that it keeps the focus.
        remove={
          mustStay
            ? undefined
            : canUndo
              ? { text: upload.undo, name: interpolate(upload.undoName, { name }), onPress: onUndo }
              : { text: upload.remove, name: interpolate(upload.removeName, { name }), onPress: onRemove }
        }
      />
      {isSecondCopy && <li className="hint">{upload.twice}</li>}
      {problem && (
        <li className="text-sm text-error-700">
          <p role="alert">{problem}</p>
        </li>
      )}
    </>
  );
};
