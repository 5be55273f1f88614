import { isDeleting, type Deletion } from '../uploaded-files.ts';
import { interpolate } from '../../lib/interpolate.ts';
import type { UploadedFile } from '../../model/application.ts';
import { UploadRow } from '../../ui/UploadRow.tsx';
import { useFlow, useMessages } from '../../application/ui/flow-context.tsx';
import { deletionMessage, sizeText } from './upload-messages.ts';

interface UploadedFileRowProps {
  readonly file: UploadedFile;
  readonly deletion: Deletion | undefined;
  readonly isSecondCopy: boolean;
  readonly onRemove: () => void;
}

export const UploadedFileRow = ({ file, deletion, isSecondCopy, onRemove }: UploadedFileRowProps) => {
  const { locale } = useFlow().session;
  const { upload } = useMessages('upload');
  const fileName = file.name || upload.unnamedFile;
  const problem = deletionMessage(deletion, fileName, upload);
  const isBeingDeleted = isDeleting(deletion);
  return (
    <>
      <UploadRow
        fileName={fileName}
        size={sizeText(file.size, locale)}
        state={{ kind: isBeingDeleted ? 'waiting' : 'received' }}
        stateText={isBeingDeleted ? upload.states.removing : upload.states.received}
        remove={{
          text: upload.remove,
          name: interpolate(upload.removeName, { name: fileName }),
          onPress: onRemove,
        }}
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
