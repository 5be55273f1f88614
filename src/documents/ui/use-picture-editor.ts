import { useState } from 'react';
import { SIGNED_COPIES } from '../../config/signed-copies.ts';
import type { FileKind } from '../../model/file-kind.ts';
import { useFlow, useMessages } from '../../application/ui/flow-context.tsx';
import { reportChunkError } from '../../ui/use-lazy-module.ts';
import { suggestedBoxes } from '../cover-picture.ts';
import type { UploadStore } from '../upload-store.ts';
import { inspectPicture } from './inspect-picture.ts';

interface EditorOfPictures {
  /** The picture for which the editor is open or being opened. */
  readonly opening: File | undefined;
  /** Why a picture could not be edited. */
  readonly problem: { readonly picture: File; readonly text: string } | undefined;
  /** @returns the edited file; undefined if the picture stays as it is */
  readonly edit: (picture: File, kind: FileKind) => Promise<File | undefined>;
}

/** The focus cannot go anywhere else before the dialog has given it back. */
async function dialogClosed(): Promise<void> {
  while (document.querySelector('dialog[open]')) await new Promise((resolve) => setTimeout(resolve, 16));
}

/**
 * Opens the picture editor for one picture at a time.
 * @param isUploaded whether the edited picture is uploaded at once, as the editor's button then says
 */
export function usePictureEditor(store: UploadStore, isUploaded: boolean): EditorOfPictures {
  const { locale } = useFlow().session;
  const { notLoaded } = useMessages('upload').upload.beforeUpload;
  const [opening, setOpening] = useState<File>();
  const [problem, setProblem] = useState<EditorOfPictures['problem']>();
  const edit = async (picture: File, kind: FileKind): Promise<File | undefined> => {
    setOpening(picture);
    setProblem(undefined);
    const original = store.originalOf(picture);
    try {
      const [{ openPictureEditor }, inspection] = await Promise.all([
        import('./cover/open-picture-editor.tsx'),
        inspectPicture(original, kind),
      ]);
      const edited = await openPictureEditor({
        picture: original,
        suggestions: suggestedBoxes(kind, store.$identity.get()),
        corners: inspection?.corners,
        signer: SIGNED_COPIES.includes(kind) ? store.applicantName() : undefined,
        isUploaded,
        locale,
      });
      await dialogClosed();
      if (typeof edited !== 'string') return edited;
      setProblem({ picture, text: edited });
    } catch (error) {
      setProblem({ picture, text: notLoaded });
      reportChunkError(error);
    } finally {
      setOpening(undefined);
    }
    return undefined;
  };
  return { opening, problem, edit };
}
