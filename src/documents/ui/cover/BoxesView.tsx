import { useRef, useState } from 'react';
import type { Messages } from '../../../i18n/messages.ts';
import { interpolate } from '../../../lib/interpolate.ts';
import { boxesOf, movedBox, resizedBox, withBox, type Box, type Edits } from '../../../lib/picture/edits.ts';
import { placeAcross, type Size } from '../../../lib/picture/across.ts';
import type { TextPicture } from '../../../platform/pictures/text-picture.ts';
import { useObjectUrl } from '../use-object-url.ts';
import { percent } from './CornersView.tsx';
import { Movable, type Move } from './Movable.tsx';

interface BoxesViewProps {
  readonly url: string | undefined;
  /**
   * Whether the picture already shows the current straightening and rotation. On an older picture the boxes would be in
   * the wrong place.
   */
  readonly isCurrent: boolean;
  readonly edits: Edits;
  /** What is written across the picture. */
  readonly line: TextPicture | undefined;
  /** The box that was pressed last. */
  readonly selected: number;
  readonly messages: Messages['cover'];
  readonly onChange: (edits: Edits, isRepeat: boolean) => void;
  readonly onSelect: (index: number) => void;
  readonly onDelete: (index: number) => void;
}

const placeOf = ({ left, top, width, height }: Box) => ({
  left: `${left * 100}%`,
  top: `${top * 100}%`,
  width: `${width * 100}%`,
  height: `${height * 100}%`,
  background: '#000',
});

/** Puts the text where `drawAcross` draws it in the picture that is sent. */
function transformOf(picture: Size, line: Size): string {
  const { angle, scale } = placeAcross(picture, line);
  const turn = `rotate(${(angle * 180) / Math.PI}) scale(${scale})`;
  return `translate(${picture.width / 2} ${picture.height / 2}) ${turn} translate(${-line.width / 2} ${-line.height / 2})`;
}

/** Shows the straightened picture with its black boxes. */
export const BoxesView = (props: BoxesViewProps) => {
  const { url, isCurrent, edits, line, selected, messages, onChange, onSelect, onDelete } = props;
  const frame = useRef<HTMLDivElement>(null);
  const [dragged, setDragged] = useState<Edits>();
  const [size, setSize] = useState<Size>();
  const lineUrl = useObjectUrl(line?.picture);
  const before = boxesOf(edits);
  const shown = isCurrent ? boxesOf(dragged ?? edits) : [];
  const put = (index: number, box: Box, { isDone, isRepeat }: Move): void => {
    const changed = withBox(edits, index, box);
    const isSame = JSON.stringify(box) === JSON.stringify(before[index]);
    setDragged(isDone ? undefined : changed);
    if (isDone && !isSame) onChange(changed, isRepeat);
  };
  return (
    <div className="px-5 py-3">
      <div ref={frame} className="relative mx-auto w-fit">
        <img
          src={url}
          alt={messages.result}
          className="block max-h-[40vh] w-auto max-w-full select-none outline outline-1 outline-line"
          draggable={false}
          onLoad={({ currentTarget: { naturalWidth: width, naturalHeight: height } }) => setSize({ width, height })}
        />
        {shown.map((box, index) => {
          const start = before[index];
          if (!box || !start) return null;
          const at = { number: index + 1, x: percent(box.left), y: percent(box.top) };
          const size = { width: percent(box.width), height: percent(box.height) };
          return (
            <div key={index} className="contents">
              <Movable
                frame={frame}
                label={interpolate(messages.boxAt, { ...at, ...size })}
                className="cover-box cursor-move outline outline-2 outline-white"
                isSelected={index === selected}
                style={placeOf(box)}
                onMove={(by, move) => put(index, movedBox(start, by), move)}
                onFocus={() => onSelect(index)}
                onDelete={() => onDelete(index)}
              />
              <Movable
                frame={frame}
                label={interpolate(messages.sizeOfBox, { number: index + 1, ...size })}
                className="cover-size -m-[1.375rem] flex size-11 cursor-nwse-resize items-center justify-center rounded-full"
                isSelected={index === selected}
                style={{ left: `${(box.left + box.width) * 100}%`, top: `${(box.top + box.height) * 100}%` }}
                onMove={(by, move) => put(index, resizedBox(start, by), move)}
                onFocus={() => onSelect(index)}
              >
                <span className="size-4 rounded-full border-2 border-white bg-purple-700" aria-hidden="true" />
              </Movable>
            </div>
          );
        })}
        {line && size && lineUrl && (
          <svg
            viewBox={`0 0 ${size.width} ${size.height}`}
            className="cover-text pointer-events-none absolute inset-0 size-full"
            aria-hidden="true"
          >
            <image href={lineUrl} width={line.width} height={line.height} transform={transformOf(size, line)} />
          </svg>
        )}
      </div>
    </div>
  );
};
