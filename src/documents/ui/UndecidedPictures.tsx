import { useEffect, useRef, useState } from 'react';
import { interpolate } from '../../lib/interpolate.ts';
import type { FileKind } from '../../model/file-kind.ts';
import { Button } from '../../ui/Button.tsx';
import { useMessages } from '../../application/ui/flow-context.tsx';
import { mayShowSensitiveData, type IdentityDocument } from '../../application/identity-document.ts';
import type { UploadStore } from '../upload-store.ts';
import { errorId } from '../../ui/field-text.ts';
import { NoBreakText } from '../../ui/NoBreakText.tsx';
import { pickerId, sendId } from './document-errors.ts';
import { inspectPicture } from './inspect-picture.ts';
import { Thumbnail } from './Thumbnail.tsx';
import { UnsentFile } from './UnsentFile.tsx';
import { usePictureEditor } from './use-picture-editor.ts';

interface UndecidedPicturesProps {
  readonly kind: FileKind;
  readonly identity: IdentityDocument;
  readonly pictures: readonly File[];
  readonly store: UploadStore;
  /** Called before the pressed button disappears. */
  readonly onSettled: () => void;
}

/** Pictures and PDFs that the applicant may cover or straighten before they are sent. */
export const UndecidedPictures = (props: UndecidedPicturesProps) => {
  const { kind, identity, pictures, store, onSettled } = props;
  const { upload } = useMessages('upload');
  const { beforeUpload } = upload;
  const { opening, problem, edit } = usePictureEditor(store, true);
  const [isLost, setIsLost] = useState(false);
  const isEditing = opening !== undefined;
  const isCard = mayShowSensitiveData(kind, identity);
  const isAllEdited = pictures.every(store.isEdited);
  const [question, check, cover] = isCard
    ? [beforeUpload.card, beforeUpload.check, beforeUpload.cover]
    : [beforeUpload.page, beforeUpload.allChanged, beforeUpload.edit];
  /** To send a card as it was chosen is a decision. */
  const isUncovered = isCard && !isAllEdited;
  const box = useRef<HTMLDivElement>(null);
  // The button that sends the files must not be overlooked below the button of the page.
  useEffect(() => {
    // New browsers return a promise, which is no function that ends the effect.
    box.current?.scrollIntoView({ block: 'nearest' });
  }, [pictures]);

  // The corners are known by the time that somebody opens the editor.
  useEffect(() => {
    for (const picture of pictures) void inspectPicture(store.originalOf(picture), kind);
  }, [pictures, store, kind]);

  const send = (only?: File): void => {
    onSettled();
    store.sendUndecided(kind, only);
  };
  const openEditor = async (picture: File): Promise<void> => {
    setIsLost(false);
    const edited = await edit(picture, kind);
    if (edited && store.replaceUndecided(kind, picture, edited)) send(edited);
    else if (edited) setIsLost(true);
  };
  return (
    <div ref={box} className="grid gap-3 rounded border border-line bg-purple-50 p-3">
      {pictures.some(store.isCancelled) && <p className="font-semibold">{beforeUpload.cancelled}</p>}
      <p role="status">
        <NoBreakText text={isAllEdited ? check : question} />
      </p>
      <ul className="grid gap-2">
        {pictures.map((picture, index) => (
          <li key={index} className="flex flex-wrap items-center gap-3 rounded border border-line bg-white p-2">
            <Thumbnail file={picture} alt={interpolate(upload.previewAlt, { name: picture.name })} isLarge />
            <UnsentFile
              file={picture}
              isEdited={store.isEdited(picture)}
              isEditing={isEditing}
              edit={{
                text: cover,
                kind: isCard && !store.isEdited(picture) ? 'primary' : 'link',
                isOpening: opening === picture,
                onPress: () => void openEditor(picture),
              }}
              onRemove={() => {
                onSettled();
                store.dropUndecided(kind, picture);
              }}
              problem={problem?.picture === picture ? problem.text : undefined}
            />
          </li>
        ))}
      </ul>
      {isLost && (
        <p className="text-sm text-error-700" role="alert">
          {beforeUpload.notReplaced}
        </p>
      )}
      <Button
        id={sendId(kind)}
        kind={isUncovered ? 'link' : 'primary'}
        aria-describedby={errorId(pickerId(kind))}
        disabled={isEditing}
        onClick={() => send()}
      >
        {isUncovered ? beforeUpload.sendCovered : beforeUpload.send}
      </Button>
    </div>
  );
};
