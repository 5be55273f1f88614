import { useStore } from '@nanostores/react';
import FileText from '~icons/lucide/file-text';
import { interpolate } from '../../lib/interpolate.ts';
import type { FileKind } from '../../model/file-kind.ts';
import { useMessages } from '../../application/ui/flow-context.tsx';
import { documentWords, mayShowSensitiveData } from '../../application/identity-document.ts';
import { canBeCovered } from '../cover-picture.ts';
import type { UploadStore } from '../upload-store.ts';
import { Thumbnail } from './Thumbnail.tsx';
import { UnsentFile } from './UnsentFile.tsx';

interface UnsortedFileRowProps {
  readonly file: File;
  readonly kind: FileKind | undefined;
  readonly kinds: readonly FileKind[];
  readonly store: UploadStore;
  /** Whether the editor is open for this file. */
  readonly isOpening: boolean;
  /** Whether the editor is open for any file, so that this one must stay. */
  readonly isEditing: boolean;
  readonly problem: string | undefined;
  readonly onChooseKind: (kind: FileKind | undefined) => void;
  readonly onEdit: (kind: FileKind) => void;
  readonly onRemove: () => void;
}

/** A file dropped for all documents: what it is, and what can be done before it is sent. */
export const UnsortedFileRow = (props: UnsortedFileRowProps) => {
  const { file, kind, kinds, store, isOpening, isEditing, problem, onChooseKind, onEdit, onRemove } = props;
  const { upload } = useMessages('upload');
  const { allAtOnce, beforeUpload } = upload;
  const identity = useStore(store.$identity);
  const isCoverable = kind !== undefined && canBeCovered(kind, file);
  const isEdited = store.isEdited(file);
  const isUncoveredCard = kind !== undefined && mayShowSensitiveData(kind, identity) && !isEdited;
  const cover = isUncoveredCard ? beforeUpload.cover : beforeUpload.edit;
  return (
    <li className="flex flex-wrap items-center gap-x-3 gap-y-1 rounded border border-line bg-white px-3 py-2">
      {isCoverable ? (
        <Thumbnail file={file} alt={interpolate(upload.previewAlt, { name: file.name })} />
      ) : (
        <FileText className="size-6 shrink-0 text-purple-700" aria-hidden="true" />
      )}
      <UnsentFile
        file={file}
        isEdited={isEdited}
        isEditing={isEditing}
        edit={isCoverable ? { text: cover, kind: 'link', isOpening, onPress: () => onEdit(kind) } : undefined}
        onRemove={onRemove}
        problem={problem}
      />
      <select
        className="select w-auto max-w-full basis-56"
        aria-label={interpolate(allAtOnce.kindOf, { name: file.name })}
        disabled={isEditing}
        value={kind ?? ''}
        onChange={({ target }) => onChooseKind(kinds.find((one) => one === target.value))}
      >
        <option value="">{allAtOnce.choose}</option>
        {kinds.map((one) => (
          <option key={one} value={one}>
            {documentWords(one, identity, upload).title}
          </option>
        ))}
      </select>
    </li>
  );
};
