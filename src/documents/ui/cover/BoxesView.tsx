import { useRef, useState, type PointerEvent } from 'react';
import type { Messages } from '../../../i18n/messages.ts';
import { interpolate } from '../../../lib/interpolate.ts';
import {
  boxesOf,
  boxBetween,
  movedBox,
  resizedBox,
  withBox,
  type Box,
  type Edits,
} from '../../../lib/picture/edits.ts';
import type { Point } from '../../../lib/picture/projection.ts';
import { placeAcross } from '../../../lib/picture/text-place.ts';
import { useObjectUrl } from '../use-object-url.ts';
import { percent } from './CornersView.tsx';
import { Movable, type Move } from './Movable.tsx';
import { PictureFrame } from './PictureFrame.tsx';
import type { Boxes } from './use-boxes.ts';

interface BoxesViewProps {
  readonly url: string | undefined;
  readonly isLarge: boolean;
  /**
   * Whether the picture already shows the current straightening and rotation. On an older picture the boxes would be in
   * the wrong place.
   */
  readonly isCurrent: boolean;
  readonly edits: Edits;
  /** What is written across the picture. */
  readonly mark: Blob | undefined;
  readonly boxes: Boxes;
  readonly messages: Messages['cover'];
  readonly onChange: (edits: Edits, isRepeat: boolean) => void;
}

const placeOf = ({ left, top, width, height }: Box) => ({
  left: `${left * 100}%`,
  top: `${top * 100}%`,
  width: `${width * 100}%`,
  height: `${height * 100}%`,
});

/** Beside the lower right corner and inside the picture, so that the handle hides neither the next line nor itself. */
const handlePlaceOf = ({ left, top, width, height }: Box) => ({
  left: `min(${(left + width) * 100}%, 100% - 1.5rem)`,
  top: `max(0px, ${(top + height) * 100}% - 1.5rem)`,
});

/** Where text lies that is written across a picture of these proportions, as in what is sent. */
function acrossStyle(proportion: number) {
  const { x, y, width, angle } = placeAcross({ width: proportion, height: 1 }, { width: 1, height: 1 });
  return {
    left: `${(x / proportion) * 100}%`,
    top: `${y * 100}%`,
    width: `${(width / proportion) * 100}%`,
    transform: `translate(-50%, -50%) rotate(${angle}rad)`,
  };
}

/** A shorter drag is a press. In shares of the picture. */
const LEAST_DRAG = 0.03;

/** Shows the straightened picture with its black boxes. A drag on the picture draws another one. */
export const BoxesView = (props: BoxesViewProps) => {
  const { url, isLarge, isCurrent, edits, mark, boxes, messages, onChange } = props;
  const frame = useRef<HTMLDivElement>(null);
  const [dragged, setDragged] = useState<Edits>();
  const [proportion, setProportion] = useState(1);
  const [drawing, setDrawing] = useState<{ readonly from: Point; readonly to: Point }>();
  const markUrl = useObjectUrl(mark);
  const before = boxesOf(edits);
  const shown = isCurrent ? boxesOf(dragged ?? edits) : [];
  const drawn = drawing && boxBetween(drawing.from, drawing.to);
  const put = (index: number, box: Box, { isDone, isRepeat }: Move): void => {
    const changed = withBox(edits, index, box);
    const isSame = JSON.stringify(box) === JSON.stringify(before[index]);
    setDragged(isDone ? undefined : changed);
    if (isDone && !isSame) onChange(changed, isRepeat);
  };
  const pointOf = ({ clientX, clientY, currentTarget }: PointerEvent): Point => {
    const { left, top, width, height } = currentTarget.getBoundingClientRect();
    return { x: (clientX - left) / (width || 1), y: (clientY - top) / (height || 1) };
  };
  const endDrawing = (): void => {
    setDrawing(undefined);
    if (!drawn) return;
    if (Math.max(drawn.width, drawn.height) >= LEAST_DRAG) boxes.add(drawn);
    else boxes.select(-1);
  };
  return (
    <PictureFrame
      frame={frame}
      url={url}
      label={messages.result}
      isLarge={isLarge}
      onLoad={({ currentTarget: { naturalWidth, naturalHeight } }) => {
        if (naturalHeight > 0) setProportion(naturalWidth / naturalHeight);
      }}
    >
      {/* A larger picture is scrolled by a drag. Whoever uses keys adds boxes with the tool. */}
      {isCurrent && !isLarge && (
        <div
          className="cover-ground"
          onPointerDown={(event) => {
            if (!event.isPrimary || event.button !== 0) return;
            event.currentTarget.setPointerCapture(event.pointerId);
            const from = pointOf(event);
            setDrawing({ from, to: from });
          }}
          onPointerMove={(event) => {
            if (drawing) setDrawing({ ...drawing, to: pointOf(event) });
          }}
          onPointerUp={endDrawing}
          onPointerCancel={() => setDrawing(undefined)}
        />
      )}
      {shown.map((box, index) => {
        const start = before[index];
        if (!box || !start) return null;
        const number = box.name ? `${index + 1} (${box.name})` : index + 1;
        const at = { number, x: percent(box.left), y: percent(box.top) };
        const size = { width: percent(box.width), height: percent(box.height) };
        const handle = { frame, isSelected: index === boxes.selected, onFocus: () => boxes.select(index) };
        return (
          <div key={index} className="contents">
            <Movable
              {...handle}
              label={interpolate(messages.boxAt, { ...at, ...size })}
              className="cover-box"
              style={placeOf(box)}
              onMove={(by, move) => put(index, movedBox(start, by), move)}
              onDelete={() => boxes.remove(index)}
            >
              <span>{box.name}</span>
            </Movable>
            <Movable
              {...handle}
              label={interpolate(messages.sizeOfBox, { number, ...size })}
              className="cover-handle cover-size"
              style={handlePlaceOf(box)}
              onMove={(by, move) => put(index, resizedBox(start, by), move)}
            />
          </div>
        );
      })}
      {drawn && <div className="cover-drawn" style={placeOf(drawn)} />}
      {markUrl && isCurrent && (
        <img src={markUrl} alt="" className="cover-text" style={acrossStyle(proportion)} draggable={false} />
      )}
    </PictureFrame>
  );
};
