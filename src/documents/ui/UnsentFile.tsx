import { interpolate } from '../../lib/interpolate.ts';
import { Button } from '../../ui/Button.tsx';
import type { ButtonKind } from '../../ui/button-class.ts';
import { useMessages } from '../../application/ui/flow-context.tsx';

interface UnsentFileProps {
  readonly file: File;
  readonly isEdited: boolean;
  /** Whether the editor is open for any file, so that this one must stay. */
  readonly isEditing: boolean;
  /** Absent if the file cannot be covered or straightened. */
  readonly edit:
    | {
        /** What the button says before the first edit. */
        readonly text: string;
        readonly kind: ButtonKind;
        /** Whether the editor is open for this file. */
        readonly isOpening: boolean;
        readonly onPress: () => void;
      }
    | undefined;
  readonly onRemove: () => void;
  /** Why the file could not be edited. */
  readonly problem: string | undefined;
}

/** The name of a file that waits on the page, with the buttons that edit and remove it. */
export const UnsentFile = ({ file, isEdited, isEditing, edit, onRemove, problem }: UnsentFileProps) => {
  const { upload } = useMessages('upload');
  const { beforeUpload } = upload;
  return (
    <div className="min-w-0 flex-1 basis-40">
      <bdi translate="no" className="font-semibold [overflow-wrap:anywhere]">
        {file.name}
      </bdi>
      <p className="text-sm text-ink-soft">{isEdited ? beforeUpload.changed : upload.states.notSent}</p>
      <div className="mt-2 flex flex-wrap gap-x-5">
        {edit && (
          <Button kind={edit.kind} busy={edit.isOpening} disabled={isEditing && !edit.isOpening} onClick={edit.onPress}>
            <span>{isEdited ? beforeUpload.editAgain : edit.text}</span>{' '}
            <span translate="no" className="sr-only">
              {file.name}
            </span>
          </Button>
        )}
        <Button
          kind="link"
          disabled={isEditing}
          onClick={onRemove}
          aria-label={interpolate(upload.dismissName, { name: file.name })}
        >
          {upload.dismiss}
        </Button>
      </div>
      {problem && (
        <p className="text-sm text-error-700" role="alert">
          {problem}
        </p>
      )}
    </div>
  );
};
