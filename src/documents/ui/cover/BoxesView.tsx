import { useRef, useState } from 'react';
import type { Messages } from '../../../i18n/messages.ts';
import { interpolate } from '../../../lib/interpolate.ts';
import { boxesOf, movedBox, resizedBox, withBox, type Box, type Edits } from '../../../lib/picture/edits.ts';
import { TEXT_PLACE } from '../../../lib/picture/text-place.ts';
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
  /** What is written on the picture. */
  readonly line: Blob | undefined;
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

/** Shows the straightened picture with its black boxes. */
export const BoxesView = (props: BoxesViewProps) => {
  const { url, isLarge, isCurrent, edits, line, boxes, messages, onChange } = props;
  const frame = useRef<HTMLDivElement>(null);
  const [dragged, setDragged] = useState<Edits>();
  const lineUrl = useObjectUrl(line);
  const before = boxesOf(edits);
  const shown = isCurrent ? boxesOf(dragged ?? edits) : [];
  const put = (index: number, box: Box, { isDone, isRepeat }: Move): void => {
    const changed = withBox(edits, index, box);
    const isSame = JSON.stringify(box) === JSON.stringify(before[index]);
    setDragged(isDone ? undefined : changed);
    if (isDone && !isSame) onChange(changed, isRepeat);
  };
  return (
    <PictureFrame frame={frame} url={url} label={messages.result} isLarge={isLarge}>
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
      {lineUrl && <img src={lineUrl} alt="" className="cover-text" style={placeOf(TEXT_PLACE)} draggable={false} />}
    </PictureFrame>
  );
};
