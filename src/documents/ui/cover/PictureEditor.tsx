import { useEffect, useRef, useState } from 'react';
import type { Messages } from '../../../i18n/messages.ts';
import type { Box, Edits } from '../../../lib/picture/edits.ts';
import { SENT_SIZE } from '../../../lib/picture/jpeg-options.ts';
import { WHOLE_PICTURE } from '../../../lib/picture/projection.ts';
import type { workOnPicture } from '../../../platform/pictures/pictures.ts';
import { textPicture, type TextPicture } from '../../../platform/pictures/text-picture.ts';
import { adoptStyles } from '../../../ui/adopt-styles.ts';
import { Button } from '../../../ui/Button.tsx';
import css from '../../../styles/cover.css?inline';
import { useObjectUrl } from '../use-object-url.ts';
import { BoxesView } from './BoxesView.tsx';
import { BoxTools } from './BoxTools.tsx';
import { CornersView } from './CornersView.tsx';
import { CornerTools } from './CornerTools.tsx';
import { useEditHistory } from './edit-history.ts';
import { editedPicture, type EditFailure } from './edited-picture.ts';
import { EditorHint } from './EditorHint.tsx';
import { useKept } from './kept-work.ts';
import { useBoxes } from './use-boxes.ts';
import { useResult } from './use-result.ts';
import { WatermarkBox } from './WatermarkBox.tsx';

adoptStyles(css);

type Part = 'corners' | 'boxes';

export interface PictureEditorProps {
  readonly picture: Blob;
  /** The picture upright and small. */
  readonly preview: Blob;
  /** The number under which the picture stays decoded. */
  readonly editor?: number | undefined;
  readonly suggestions: readonly Box[];
  /** A page of a PDF is straight, so its editor begins with the boxes. */
  readonly firstPart?: Part;
  /** The text that can be written across the picture, in lines. */
  readonly watermark: string;
  readonly messages: Messages['cover'];
  readonly work: typeof workOnPicture;
  readonly onDone: (jpeg: Blob) => void;
  readonly onSkip: () => void;
}

/**
 * Asks first for the corners of the page, then for the places to cover. Each part can be skipped. The edits are still
 * there if the editor is closed and opened again on the same picture.
 */
export const PictureEditor = ({
  picture,
  preview,
  editor,
  suggestions,
  firstPart = 'corners',
  watermark,
  messages,
  work,
  onDone,
  onSkip,
}: PictureEditorProps) => {
  const { edits, change, undo, changes } = useEditHistory(picture);
  const [part, setPart] = useState<Part>(firstPart);
  const [line, setLine] = useKept<TextPicture | undefined>(picture, 'line', undefined);
  const [status, setStatus] = useState('');
  const [isWorking, setIsWorking] = useState(false);
  const [failure, setFailure] = useState<EditFailure>();
  const heading = useRef<HTMLHeadingElement>(null);
  const focusHeading = (): void => heading.current?.focus();
  const act = (next: Edits, announcement: string): void => {
    change(next);
    setStatus(announcement);
  };
  const boxes = useBoxes({ edits, suggestions, messages, act, focusHeading });
  const photoUrl = useObjectUrl(preview);
  const result = useResult(work, preview, edits, part === 'boxes');
  const resultUrl = useObjectUrl(result.picture);
  const isPreparing = part === 'boxes' && !result.isCurrent && !result.failure;
  const shownFailure = failure ?? result.failure;

  // A dialog gives the focus to its first control, which may be below the window.
  useEffect(() => heading.current?.focus(), []);
  const open = (next: Part): void => {
    setPart(next);
    focusHeading();
  };
  const goBack = (): void => {
    // The button can no longer be pressed then.
    if (changes === 1) focusHeading();
    undo();
    setStatus(messages.undone);
  };
  const takeWhole = (): void => {
    focusHeading();
    change({ ...edits, corners: WHOLE_PICTURE });
  };
  const mark = async (isMarked: boolean): Promise<void> => {
    const text = isMarked ? await textPicture(watermark) : undefined;
    setLine(text);
    setFailure(isMarked && !text ? 'failed' : undefined);
  };
  const finish = async (): Promise<void> => {
    setIsWorking(true);
    const options = { edits, watermark: line?.picture, ...SENT_SIZE };
    const jpeg = await editedPicture(work, picture, options, editor);
    setIsWorking(false);
    if (typeof jpeg === 'string') setFailure(jpeg);
    else onDone(jpeg);
  };

  const undoButton = (
    <Button kind="link" disabled={changes === 0} onClick={goBack}>
      {messages.undo}
    </Button>
  );
  return (
    <div className="grid gap-3">
      <h3 ref={heading} tabIndex={-1} className="text-lg">
        {part === 'corners' ? messages.straighten : messages.cover}
      </h3>
      {part === 'corners' ? (
        <>
          <EditorHint text={messages.straightenHint} messages={messages} />
          <CornersView
            url={photoUrl}
            corners={edits.corners}
            messages={messages}
            onChange={(corners, isRepeat) => change({ ...edits, corners }, isRepeat)}
          />
          <CornerTools edits={edits} messages={messages} onWhole={takeWhole}>
            {undoButton}
          </CornerTools>
        </>
      ) : (
        <>
          <p className="hint">{messages.coverHint}</p>
          <BoxesView
            url={resultUrl}
            isCurrent={result.isCurrent}
            edits={edits}
            line={line}
            selected={boxes.selected}
            messages={messages}
            onChange={change}
            onSelect={boxes.select}
            onDelete={boxes.remove}
          />
          <BoxTools
            edits={edits}
            boxes={boxes}
            hasSuggestions={suggestions.length > 0}
            isCurrent={result.isCurrent}
            messages={messages}
            act={act}
          >
            {undoButton}
          </BoxTools>
          <WatermarkBox
            text={watermark}
            isChecked={line !== undefined}
            messages={messages}
            onChange={(isMarked) => void mark(isMarked)}
          />
        </>
      )}
      <p className="sr-only" role="status">
        {isPreparing ? messages.working : status}
      </p>
      {shownFailure && (
        <p className="text-sm text-error-700" role="alert">
          {messages[shownFailure]}
        </p>
      )}
      <div className="editor-end">
        {part === 'corners' ? (
          <Button onClick={() => open('boxes')}>{messages.next}</Button>
        ) : (
          <Button
            busy={isWorking || isPreparing}
            disabled={!result.isCurrent && result.failure !== undefined}
            onClick={() => void finish()}
          >
            {isWorking || isPreparing ? messages.working : messages.use}
          </Button>
        )}
        <div className="flex flex-wrap justify-between gap-x-5">
          {part === 'boxes' && (
            <Button kind="link" onClick={() => open('corners')}>
              {messages.backToCorners}
            </Button>
          )}
          <Button kind="link" onClick={onSkip}>
            {messages.skip}
          </Button>
        </div>
      </div>
    </div>
  );
};
