import { useEffect, useRef, useState } from 'react';
import Maximize from '~icons/lucide/maximize';
import Undo from '~icons/lucide/undo-2';
import type { Messages } from '../../../i18n/messages.ts';
import { NO_EDITS, type Edits } from '../../../lib/picture/edits.ts';
import { SENT_SIZE } from '../../../lib/picture/jpeg-options.ts';
import { isWholePicture, WHOLE_PICTURE, type Corners } from '../../../lib/picture/projection.ts';
import type { Signature } from '../../../lib/picture/signature.ts';
import { adoptStyles } from '../../../ui/adopt-styles.ts';
import { Button } from '../../../ui/Button.tsx';
import { NoBreakText } from '../../../ui/NoBreakText.tsx';
import css from '../../../styles/cover.css?inline';
import type { SuggestedBox } from '../../cover-picture.ts';
import { useObjectUrl } from '../use-object-url.ts';
import { BoxesView } from './BoxesView.tsx';
import { CornersView } from './CornersView.tsx';
import { EditorTool } from './EditorTool.tsx';
import { EditorTools } from './EditorTools.tsx';
import { useEditHistory } from './edit-history.ts';
import { editedPicture, type EditFailure, type EditWork } from './edited-picture.ts';
import { useKept } from './kept-work.ts';
import { SignView } from './SignView.tsx';
import { useBoxes, withSuggestions } from './use-boxes.ts';
import { markPicture, useMark, type MarkWords } from './use-mark.ts';
import { useResult } from './use-result.ts';

adoptStyles(css);

type Part = 'corners' | 'boxes' | 'sign';

/** What the editor is told about the document, whatever picture of it is edited. */
export interface EditedDocument {
  readonly suggestions: readonly SuggestedBox[];
  readonly markWords: MarkWords;
  /** The applicant's name, where a signature on the copy is offered. It may be empty. */
  readonly signer: string | undefined;
}

export interface PictureEditorProps {
  readonly picture: Blob;
  /** The picture upright and small. */
  readonly preview: Blob;
  /** The number under which the picture stays decoded. */
  readonly editor?: number | undefined;
  /** The corners that were found. */
  readonly corners?: Corners | undefined;
  /** A page of a PDF is straight, and where on it a card lies is not known. */
  readonly isPage?: boolean;
  readonly document: EditedDocument;
  readonly messages: Messages['cover'];
  readonly work: EditWork;
  /** Called with the edited picture, or with nothing to leave it as it is. */
  readonly onEnd: (jpeg?: Blob) => void;
  /** The text of a button that leaves the picture as it is, where closing the dialog does not. */
  readonly skip?: string | undefined;
}

/** The signature of whoever uses this tab. It is stored nowhere. */
let lastSignature: Signature | undefined;

/**
 * Shows the picture as it will be sent: straightened, with what is suggested covered and written across it. Each of
 * these can be changed. The edits are still there if the editor is closed and opened again on the same picture.
 */
export const PictureEditor = ({
  picture,
  preview,
  editor,
  corners,
  isPage = false,
  document: { suggestions, markWords, signer },
  messages,
  work,
  onEnd,
  skip,
}: PictureEditorProps) => {
  const isCard = suggestions.length > 0;
  const [first] = useState((): Edits => {
    const straight = { ...NO_EDITS, corners: corners ?? WHOLE_PICTURE };
    return corners && isCard ? withSuggestions(straight, suggestions, messages) : straight;
  });
  const { edits, change, undo, changes } = useEditHistory(picture, first);
  const [isLaid, setIsLaid] = useKept(picture, 'isLaid', isPage || corners !== undefined);
  // Where a card lies must be known before anything on it can be covered.
  const [part, setPart] = useState<Part>(isCard && !isLaid ? 'corners' : 'boxes');
  const [isMarked, setIsMarked] = useKept(picture, 'isMarked', isCard);
  const [signature, setSignature] = useKept<Signature | undefined>(picture, 'signature', undefined);
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
  const mark = useMark(markWords, isMarked, signature);
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
  const openBoxes = (): void => {
    open('boxes');
    if (isLaid) return;
    setIsLaid(true);
    if (isCard && edits.covers.length === 0) change(withSuggestions(edits, suggestions, messages));
  };
  const goBack = (): void => {
    // The button can no longer be pressed then.
    if (changes === 1) focusHeading();
    undo();
    // The same text again would not be announced.
    setStatus((before) => (before === messages.undone ? `${messages.undone}\u00A0` : messages.undone));
  };
  const takeWhole = (): void => {
    focusHeading();
    act(boxes.follow({ ...edits, corners: WHOLE_PICTURE }), messages.wholeUsed);
  };
  const switchMark = (): void => {
    setIsMarked(!isMarked);
    setStatus(isMarked ? messages.unmarked : `${messages.marked} ${markWords.lines.join(' ')}`);
  };
  const sign = (signed: Signature | undefined): void => {
    lastSignature = signed ?? lastSignature;
    setSignature(signed);
    setIsMarked(isMarked || signed !== undefined);
    setStatus(signed ? messages.sign.signed : messages.sign.unsigned);
    open('boxes');
  };
  const finish = async (): Promise<void> => {
    setIsWorking(true);
    setFailure(undefined);
    const watermark = isMarked ? await markPicture(markWords, signature) : undefined;
    const options = { edits, watermark, ...SENT_SIZE };
    const jpeg = isMarked && !watermark ? 'failed' : await editedPicture(work, picture, options, editor);
    setIsWorking(false);
    if (typeof jpeg === 'string') setFailure(jpeg);
    else onEnd(jpeg);
  };

  if (part === 'sign')
    return (
      <div className="editor-view">
        <SignView
          name={signer ?? ''}
          signature={signature ?? lastSignature}
          isSigned={signature !== undefined}
          messages={messages.sign}
          onEnd={sign}
          onCancel={() => open('boxes')}
        />
      </div>
    );
  const hasBoxes = edits.covers.length > 0;
  const hint = {
    corners: isCard ? messages.cardCornersHint : messages.straightenHint,
    boxes: hasBoxes ? (isCard ? messages.dragCard : messages.drag) : messages.coverHint,
  }[part];
  return (
    <div className="editor-view">
      <h3 ref={heading} tabIndex={-1} className="text-lg">
        {part === 'corners' ? messages.straighten : messages.cover}
      </h3>
      <p className="hint editor-hint">
        <NoBreakText text={hint} />{' '}
        {(part === 'corners' || hasBoxes) && <span className="by-keys">{messages.byKeys}</span>}
      </p>
      {part === 'corners' ? (
        <CornersView
          url={photoUrl}
          corners={edits.corners}
          messages={messages}
          onChange={(moved, isRepeat) => change(boxes.follow({ ...edits, corners: moved }), isRepeat)}
        />
      ) : (
        <BoxesView
          url={resultUrl}
          isLarge={isLarge}
          isCurrent={isCurrent}
          edits={edits}
          mark={mark}
          boxes={boxes}
          messages={messages}
          onChange={change}
        />
      )}
      {part === 'corners' ? (
        <div className="editor-tools" role="group" aria-label={messages.toolbar}>
          <EditorTool
            icon={Maximize}
            text={messages.tools.whole}
            name={messages.wholePhoto}
            disabled={isWholePicture(edits.corners)}
            onClick={takeWhole}
          />
          <EditorTool
            icon={Undo}
            text={messages.tools.undo}
            name={messages.undo}
            disabled={changes === 0}
            onClick={goBack}
          />
        </div>
      ) : (
        <EditorTools
          edits={edits}
          boxes={boxes}
          isCurrent={isCurrent}
          isLarge={isLarge}
          isMarked={isMarked}
          canUndo={changes > 0}
          messages={messages}
          act={act}
          onZoom={() => setIsLarge(!isLarge)}
          onMark={switchMark}
          onCrop={() => open('corners')}
          onUndo={goBack}
        />
      )}
      <div className="editor-end">
        <p className="sr-only" role="status">
          {isPreparing ? messages.working : status}
        </p>
        {shownFailure && (
          <p className="text-sm text-error-700" role="alert">
            {messages[shownFailure]}
          </p>
        )}
        {part === 'corners' ? (
          <Button onClick={openBoxes}>{messages.next}</Button>
        ) : isCard && !hasBoxes ? (
          // Otherwise the primary button would send a card as it is.
          <Button key="suggest" busy={isPreparing} disabled={!isCurrent && !isPreparing} onClick={boxes.suggest}>
            {isPreparing ? messages.working : messages.suggest}
          </Button>
        ) : (
          <Button key="use" busy={isBusy} disabled={result.failure !== undefined} onClick={() => void finish()}>
            {isBusy ? messages.working : messages.use}
          </Button>
        )}
        <div className="form-links editor-links">
          {part === 'boxes' && isCard && !hasBoxes && (
            <Button kind="quiet" busy={isBusy} disabled={result.failure !== undefined} onClick={() => void finish()}>
              {isWorking ? messages.working : messages.useUncovered}
            </Button>
          )}
          {part === 'boxes' && isCard && hasBoxes && (
            <Button kind="quiet" onClick={boxes.removeAll}>
              {messages.uncover}
            </Button>
          )}
          {part === 'boxes' && signer !== undefined && (
            <Button kind="quiet" onClick={() => open('sign')}>
              {signature ? messages.sign.change : messages.sign.offer}
            </Button>
          )}
          {skip !== undefined && (
            <Button kind="quiet" onClick={() => onEnd()}>
              {skip}
            </Button>
          )}
        </div>
      </div>
    </div>
  );
};
