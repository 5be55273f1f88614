import { useEffect, useRef, useState } from 'react';
import Maximize from '~icons/lucide/maximize';
import Scan from '~icons/lucide/scan';
import Stamp from '~icons/lucide/stamp';
import Undo from '~icons/lucide/undo-2';
import ZoomIn from '~icons/lucide/zoom-in';
import ZoomOut from '~icons/lucide/zoom-out';
import type { Messages } from '../../../i18n/messages.ts';
import { interpolate } from '../../../lib/interpolate.ts';
import type { Edits } from '../../../lib/picture/edits.ts';
import { SENT_SIZE } from '../../../lib/picture/jpeg-options.ts';
import { WHOLE_PICTURE } from '../../../lib/picture/projection.ts';
import type { workOnPicture } from '../../../platform/pictures/pictures.ts';
import { textPicture } from '../../../platform/pictures/text-picture.ts';
import { adoptStyles } from '../../../ui/adopt-styles.ts';
import { Button } from '../../../ui/Button.tsx';
import { NoBreakText } from '../../../ui/NoBreakText.tsx';
import css from '../../../styles/cover.css?inline';
import type { SuggestedBox } from '../../cover-picture.ts';
import { useObjectUrl } from '../use-object-url.ts';
import { BoxesView } from './BoxesView.tsx';
import { BoxTools } from './BoxTools.tsx';
import { CornersView } from './CornersView.tsx';
import { EditorTool } from './EditorTool.tsx';
import { useEditHistory } from './edit-history.ts';
import { editedPicture, type EditFailure } from './edited-picture.ts';
import { useKept } from './kept-work.ts';
import { useBoxes } from './use-boxes.ts';
import { useResult } from './use-result.ts';

adoptStyles(css);

type Part = 'corners' | 'boxes';

export interface PictureEditorProps {
  readonly picture: Blob;
  /** The picture upright and small. */
  readonly preview: Blob;
  /** The number under which the picture stays decoded. */
  readonly editor?: number | undefined;
  readonly suggestions: readonly SuggestedBox[];
  /** A page of a PDF is straight, so its editor begins with the boxes. */
  readonly firstPart?: Part;
  /** The text that can be written on the picture, in lines. */
  readonly watermark: string;
  readonly messages: Messages['cover'];
  readonly work: typeof workOnPicture;
  /** Called with the edited picture, or with nothing to leave it as it is. */
  readonly onEnd: (jpeg?: Blob) => void;
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
  onEnd,
}: PictureEditorProps) => {
  const { edits, change, undo, changes } = useEditHistory(picture);
  const [part, setPart] = useState<Part>(firstPart);
  const [line, setLine] = useKept<Blob | undefined>(picture, 'line', undefined);
  const [isLarge, setIsLarge] = useState(false);
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
  const { isCurrent } = result;
  const isPreparing = part === 'boxes' && !isCurrent && !result.failure;
  const isBusy = isWorking || isPreparing;
  const shownFailure = failure ?? result.failure;

  // A dialog gives the focus to its first control, which may be below the window.
  useEffect(() => heading.current?.focus(), []);
  const open = (next: Part): void => {
    setPart(next);
    setIsLarge(false);
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
    setStatus(text ? interpolate(messages.marked, { text: watermark }) : '');
  };
  const finish = async (): Promise<void> => {
    setIsWorking(true);
    const options = { edits, watermark: line, ...SENT_SIZE };
    const jpeg = await editedPicture(work, picture, options, editor);
    setIsWorking(false);
    if (typeof jpeg === 'string') setFailure(jpeg);
    else onEnd(jpeg);
  };

  const hasBoxes = edits.covers.length > 0;
  const isCard = suggestions.length > 0;
  // Then the primary button covers it.
  const isUncoveredCard = isCard && !hasBoxes;
  const dragHint = isCard ? messages.dragCard : messages.drag;
  const boxesHint = hasBoxes ? dragHint : messages.coverHint;
  const zoomText = isLarge ? messages.zoomOut : messages.zoomIn;
  return (
    <div className="editor-view">
      <h3 ref={heading} tabIndex={-1} className="text-lg">
        {part === 'corners' ? messages.straighten : messages.cover}
      </h3>
      <p className="hint">
        <NoBreakText text={part === 'corners' ? messages.straightenHint : boxesHint} />{' '}
        {(part === 'corners' || hasBoxes) && <span className="by-keys">{messages.byKeys}</span>}
      </p>
      {part === 'corners' ? (
        <CornersView
          url={photoUrl}
          isLarge={isLarge}
          corners={edits.corners}
          messages={messages}
          onChange={(corners, isRepeat) => change({ ...edits, corners }, isRepeat)}
        />
      ) : (
        <BoxesView
          url={resultUrl}
          isLarge={isLarge}
          isCurrent={isCurrent}
          edits={edits}
          line={line}
          boxes={boxes}
          messages={messages}
          onChange={change}
        />
      )}
      <div className="editor-tools">
        {part === 'boxes' && (
          <BoxTools edits={edits} boxes={boxes} isCurrent={isCurrent} messages={messages} act={act} />
        )}
        <EditorTool icon={isLarge ? ZoomOut : ZoomIn} text={zoomText} onClick={() => setIsLarge(!isLarge)} />
        {part === 'corners' ? (
          <EditorTool
            icon={Maximize}
            text={messages.wholePhoto}
            disabled={edits.corners === WHOLE_PICTURE}
            onClick={takeWhole}
          />
        ) : (
          <>
            <EditorTool
              icon={Stamp}
              text={messages.watermark}
              isOn={line !== undefined}
              onClick={() => void mark(line === undefined)}
            />
            <EditorTool icon={Scan} text={messages.backToCorners} onClick={() => open('corners')} />
          </>
        )}
        <EditorTool icon={Undo} text={messages.undo} disabled={changes === 0} onClick={goBack} />
      </div>
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
        ) : isUncoveredCard ? (
          <Button key="suggest" busy={isPreparing} disabled={!isCurrent && !isPreparing} onClick={boxes.suggest}>
            {isPreparing ? messages.working : messages.suggest}
          </Button>
        ) : (
          <Button key="use" busy={isBusy} disabled={result.failure !== undefined} onClick={() => void finish()}>
            {isBusy ? messages.working : messages.use}
          </Button>
        )}
        <div className="form-links">
          {part === 'boxes' && isUncoveredCard && (
            <Button kind="quiet" busy={isBusy} disabled={result.failure !== undefined} onClick={() => void finish()}>
              {isWorking ? messages.working : messages.useUncovered}
            </Button>
          )}
          <Button kind="quiet" onClick={() => onEnd()}>
            {messages.skip}
          </Button>
        </div>
      </div>
    </div>
  );
};
