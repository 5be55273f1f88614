import type { Deletion } from '../../application/upload/uploaded-files.ts';
import { interpolate } from '../../lib/interpolate.ts';
import type { UploadedFile } from '../../model/application.ts';
import { UploadRow } from '../../ui/UploadRow.tsx';
import { useFlow, useMessages } from '../shared/flow-context.tsx';
import { failureMessage, sizeText } from './upload-messages.ts';

interface UploadedFileRowProps {
  readonly file: UploadedFile;
  readonly deletion: Deletion | undefined;
  readonly onRemove: () => void;
}

export const UploadedFileRow = ({ file, deletion, onRemove }: UploadedFileRowProps) => {
  const { locale } = useFlow().session;
  const { upload } = useMessages('upload');
  const fileName = file.name || upload.unnamedFile;
  const isDeleting = deletion?.state === 'deleting';
  return (
    <>
      <UploadRow
        fileName={fileName}
        size={sizeText(file.size, locale)}
        state={{ kind: isDeleting ? 'waiting' : 'received' }}
        stateText={isDeleting ? upload.states.removing : upload.states.received}
        remove={{
          text: upload.remove,
          name: interpolate(upload.removeName, { name: fileName }),
          onPress: onRemove,
        }}
      />
      {deletion?.state === 'failed' && (
        <li className="text-sm text-error-700" role="alert">
          {interpolate(upload.removeFailed, { name: fileName })} {failureMessage(deletion.failure, upload)}
        </li>
      )}
    </>
  );
};
