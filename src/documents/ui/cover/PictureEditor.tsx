import { useEffect, useMemo, useRef, useState } from 'react';
import type { Messages } from '../../../i18n/messages.ts';
import { interpolate } from '../../../lib/interpolate.ts';
import { boxesOf, MOST_BRIGHT, NO_EDITS, turned, withBoxes, type Box, type Edits } from '../../../lib/picture/edits.ts';
import { PREVIEW_SIZE, SENT_SIZE } from '../../../lib/picture/jpeg-options.ts';
import { WHOLE_PICTURE } from '../../../lib/picture/projection.ts';
import type { workOnPicture } from '../../../platform/pictures/pictures.ts';
import { textPicture, type TextPicture } from '../../../platform/pictures/text-picture.ts';
import { Button } from '../../../ui/Button.tsx';
import { BoxesView } from './BoxesView.tsx';
import { CornersView } from './CornersView.tsx';
import { useObjectUrl } from '../use-object-url.ts';
import { useEditHistory } from './edit-history.ts';
import { useKept } from './kept-work.ts';
import { adoptStyles } from '../../../ui/adopt-styles.ts';
import css from '../../../styles/cover.css?inline';

adoptStyles(css);

const NEW_BOX: Box = { left: 0.35, top: 0.45, width: 0.3, height: 0.1 };

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

/** The edits that change the picture itself, without the boxes. */
type View = Pick<Edits, 'corners' | 'turns' | 'brightness'>;

const hasPlacesOf = (one: Pick<View, 'corners' | 'turns'>, other: Pick<View, 'corners' | 'turns'>): boolean =>
  one.corners === other.corners && one.turns === other.turns;
const isSameView = (one: View, other: View): boolean => hasPlacesOf(one, other) && one.brightness === other.brightness;

/**
 * Returns the picture as it will be sent, without its boxes, which stay movable, and without the text across it. It
 * renders one picture at a time, and then the one for the latest edits.
 * @param isShown whether the result is visible
 */
function useResult(
  work: PictureEditorProps['work'],
  preview: Blob,
  { corners, turns, brightness }: Edits,
  isShown: boolean,
) {
  const [made, setMade] = useState<{ readonly picture: Blob; readonly view: View }>({
    picture: preview,
    view: NO_EDITS,
  });
  const [failed, setFailed] = useState<View>();
  const [isMaking, setIsMaking] = useState(false);
  const view = useMemo(() => ({ corners, turns, brightness }), [corners, turns, brightness]);
  const hasFailed = failed !== undefined && isSameView(failed, view);
  const isWanted = isShown && !hasFailed && !isSameView(made.view, view);
  useEffect(() => {
    if (!isWanted || isMaking) return;
    setIsMaking(true);
    const options = { edits: { ...view, covers: [] }, ...PREVIEW_SIZE };
    void work({ name: 'edit', picture: preview, options }).then((picture) => {
      if (picture) setMade({ picture, view });
      else setFailed(view);
      setIsMaking(false);
    });
  }, [work, preview, view, isWanted, isMaking]);
  return { picture: made.picture, isCurrent: hasPlacesOf(made.view, view), hasFailed };
}

/**
 * Asks first for the corners of the page, then for the places to cover. Each part can be skipped. The edits are still
 * there if the editor is closed and opened again on the same picture.
 */
export const PictureEditor = (props: PictureEditorProps) => {
  const {
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
  } = props;
  const { edits, change, undo, changes } = useEditHistory(picture);
  const [part, setPart] = useState<Part>(firstPart);
  const [selected, setSelected] = useState(-1);
  const [line, setLine] = useKept<TextPicture | undefined>(picture, 'line', undefined);
  const [status, setStatus] = useState('');
  const [isWorking, setIsWorking] = useState(false);
  const [hasFailed, setHasFailed] = useState(false);
  const heading = useRef<HTMLHeadingElement>(null);
  const photoUrl = useObjectUrl(preview);
  const result = useResult(work, preview, edits, part === 'boxes');
  const resultUrl = useObjectUrl(result.picture);
  const isPreparing = part === 'boxes' && !result.isCurrent && !result.hasFailed;

  // A dialog gives the focus to its first control, which may be below the window.
  useEffect(() => heading.current?.focus(), []);
  const open = (next: Part): void => {
    setPart(next);
    heading.current?.focus();
  };
  const act = (next: Edits, said: string): void => {
    change(next);
    setStatus(said);
  };
  const cover = (next: Edits): void => act(next, interpolate(messages.boxesNow, { count: next.covers.length }));
  const add = (...boxes: readonly Box[]): void => {
    setSelected(edits.covers.length);
    cover(withBoxes(edits, boxes));
  };
  /** The button goes, and the boxes are only a guess. */
  const suggest = (): void => {
    heading.current?.focus();
    add(...suggestions);
    setStatus(`${interpolate(messages.boxesNow, { count: suggestions.length })} – ${messages.dragCard}`);
  };
  const remove = (index: number): void => {
    setSelected(-1);
    cover({ ...edits, covers: edits.covers.filter((_, at) => at !== index) });
    heading.current?.focus();
  };
  const goBack = (): void => {
    // The button can no longer be pressed then.
    if (changes === 1) heading.current?.focus();
    undo();
    setStatus(messages.undone);
  };
  const mark = async (isMarked: boolean): Promise<void> => {
    const text = isMarked ? await textPicture(watermark) : undefined;
    setLine(text);
    setHasFailed(isMarked && !text);
  };
  const finish = async (): Promise<void> => {
    setIsWorking(true);
    const options = { edits, watermark: line?.picture, ...SENT_SIZE };
    const jpeg = await work({ name: 'edit', picture, options, editor });
    setIsWorking(false);
    if (jpeg) onDone(jpeg);
    else setHasFailed(true);
  };

  const hint = (text: string) => (
    <p className="hint">
      <span>{text}</span> <span className="by-keys">{messages.byKeys}</span>
    </p>
  );
  const addButton = (
    <Button kind="secondary" disabled={!result.isCurrent} onClick={() => add(NEW_BOX)}>
      {messages.addBox}
    </Button>
  );
  const undoButton = (
    <Button kind="link" disabled={changes === 0} onClick={goBack}>
      {messages.undo}
    </Button>
  );
  const cornerTools = (
    <div className="editor-tools flex flex-wrap gap-x-4">
      <Button
        kind="link"
        disabled={edits.corners === WHOLE_PICTURE}
        onClick={() => {
          heading.current?.focus();
          change({ ...edits, corners: WHOLE_PICTURE });
        }}
      >
        {messages.wholePhoto}
      </Button>
      {undoButton}
    </div>
  );
  const boxTools = (
    <>
      {suggestions.length > 0 && (
        // The sentence takes the place of the button, so that nothing moves.
        <div className="flex items-center" style={{ minHeight: '4.75rem' }}>
          {edits.covers.length > 0 && hint(messages.dragCard)}
          {edits.covers.length === 0 && (
            <Button kind="secondary" disabled={!result.isCurrent} onClick={suggest}>
              {messages.suggest}
            </Button>
          )}
        </div>
      )}
      {addButton}
      {suggestions.length === 0 && hint(messages.drag)}
      <div className="editor-tools flex flex-wrap gap-x-4">
        <Button kind="link" disabled={!result.isCurrent || !boxesOf(edits)[selected]} onClick={() => remove(selected)}>
          {messages.removeBox}
        </Button>
        <Button kind="link" onClick={() => act(turned(edits), messages.turned)}>
          {messages.turn}
        </Button>
        <Button
          kind="link"
          onClick={() => {
            const brightness = (edits.brightness + 1) % (MOST_BRIGHT + 1);
            act({ ...edits, brightness }, interpolate(messages.brightnessNow, { step: brightness, most: MOST_BRIGHT }));
          }}
        >
          {interpolate(messages.brighten, { step: edits.brightness, most: MOST_BRIGHT })}
        </Button>
        {undoButton}
      </div>
      <label className="flex min-h-touch cursor-pointer items-start gap-3 py-1.5">
        <input
          type="checkbox"
          className="mt-1 size-5 shrink-0 accent-purple-700"
          checked={line !== undefined}
          onChange={({ target }) => void mark(target.checked)}
        />
        <span>{interpolate(messages.watermark, { text: watermark })}</span>
      </label>
    </>
  );

  return (
    <div className="grid gap-3">
      <h3 ref={heading} tabIndex={-1} className="text-lg">
        {part === 'corners' ? messages.straighten : messages.cover}
      </h3>
      {part === 'corners' ? hint(messages.straightenHint) : <p className="hint">{messages.coverHint}</p>}
      {part === 'corners' ? (
        <>
          <CornersView
            url={photoUrl}
            corners={edits.corners}
            messages={messages}
            onChange={(corners, isRepeat) => change({ ...edits, corners }, isRepeat)}
          />
          {cornerTools}
        </>
      ) : (
        <>
          <BoxesView
            url={resultUrl}
            isCurrent={result.isCurrent}
            edits={edits}
            line={line}
            selected={selected}
            messages={messages}
            onChange={change}
            onSelect={setSelected}
            onDelete={remove}
          />
          {boxTools}
        </>
      )}
      <p className="sr-only" role="status">
        {isPreparing ? messages.working : status}
      </p>
      {(hasFailed || result.hasFailed) && (
        <p className="text-sm text-error-700" role="alert">
          {messages.failed}
        </p>
      )}
      <div className="editor-end">
        {part === 'corners' ? (
          <Button onClick={() => open('boxes')}>{messages.next}</Button>
        ) : (
          <Button
            busy={isWorking || isPreparing}
            disabled={!result.isCurrent && result.hasFailed}
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
