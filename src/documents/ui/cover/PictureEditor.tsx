import { useEffect, useId, useRef, useState } from 'react';
import type { Messages } from '../../../i18n/messages.ts';
import { interpolate } from '../../../lib/interpolate.ts';
import type { Edits } from '../../../lib/picture/edits.ts';
import { SENT_SIZE } from '../../../lib/picture/jpeg-options.ts';
import { WHOLE_PICTURE } from '../../../lib/picture/projection.ts';
import type { workOnPicture } from '../../../platform/pictures/pictures.ts';
import { textPicture } from '../../../platform/pictures/text-picture.ts';
import { adoptStyles } from '../../../ui/adopt-styles.ts';
import { Button } from '../../../ui/Button.tsx';
import { CheckboxField } from '../../../ui/CheckboxField.tsx';
import { Words } from '../../../ui/Words.tsx';
import css from '../../../styles/cover.css?inline';
import type { SuggestedBox } from '../../cover-picture.ts';
import { useObjectUrl } from '../use-object-url.ts';
import { BoxesView } from './BoxesView.tsx';
import { BoxTools } from './BoxTools.tsx';
import { CornersView } from './CornersView.tsx';
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
  const watermarkId = useId();
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
  // Then the way on that covers the card is the strong one.
  const isUncoveredCard = isCard && !hasBoxes;
  const dragHint = isCard ? messages.dragCard : messages.drag;
  const boxesHint = hasBoxes ? dragHint : messages.coverHint;
  const useText = isUncoveredCard ? messages.useUncovered : messages.use;
  return (
    <div className="grid gap-3">
      <h3 ref={heading} tabIndex={-1} className="text-lg">
        {part === 'corners' ? messages.straighten : messages.cover}
      </h3>
      <p className="hint">
        <Words text={part === 'corners' ? messages.straightenHint : boxesHint} />{' '}
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
      {part === 'boxes' && (
        <>
          {isUncoveredCard && (
            <Button disabled={!isCurrent} onClick={boxes.suggest}>
              {messages.suggest}
            </Button>
          )}
          <Button kind="secondary" disabled={!isCurrent} onClick={boxes.add}>
            {messages.addBox}
          </Button>
        </>
      )}
      <div className="editor-tools flex flex-wrap gap-x-3">
        <Button kind="link" onClick={() => setIsLarge(!isLarge)}>
          {isLarge ? messages.zoomOut : messages.zoomIn}
        </Button>
        {part === 'corners' ? (
          <Button kind="link" disabled={edits.corners === WHOLE_PICTURE} onClick={takeWhole}>
            {messages.wholePhoto}
          </Button>
        ) : (
          <BoxTools edits={edits} boxes={boxes} isCurrent={isCurrent} messages={messages} act={act} />
        )}
        <Button kind="link" disabled={changes === 0} onClick={goBack}>
          {messages.undo}
        </Button>
      </div>
      {part === 'boxes' && (
        <CheckboxField
          id={watermarkId}
          name="watermark"
          label={interpolate(messages.watermark, { text: watermark })}
          checked={line !== undefined}
          onChange={({ target }) => void mark(target.checked)}
        />
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
            kind={isUncoveredCard ? 'secondary' : 'primary'}
            busy={isBusy}
            disabled={result.failure !== undefined}
            onClick={() => void finish()}
          >
            {isBusy ? messages.working : useText}
          </Button>
        )}
        <div className="flex flex-wrap justify-between gap-x-5">
          {part === 'boxes' && (
            <Button kind="link" onClick={() => open('corners')}>
              {messages.backToCorners}
            </Button>
          )}
          <Button kind="link" onClick={() => onEnd()}>
            {messages.skip}
          </Button>
        </div>
      </div>
    </div>
  );
};
