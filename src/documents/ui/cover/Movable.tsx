import { useRef, type KeyboardEvent, type PointerEvent, type RefObject } from 'react';
import type { Point } from '../../../lib/picture/projection.ts';
import type { Elements } from '../../../ui/elements.ts';

const ARROWS: Readonly<Record<string, Point>> = {
  ArrowLeft: { x: -1, y: 0 },
  ArrowRight: { x: 1, y: 0 },
  ArrowUp: { x: 0, y: -1 },
  ArrowDown: { x: 0, y: 1 },
};
/** How far one arrow key press moves, without and with Shift, as a share of the picture. */
const STEP = 0.01;
const LARGE_STEP = 0.05;

export interface Move {
  /** False while a pointer is dragging. Every drag ends with a move for which this is true. */
  readonly isDone: boolean;
  /** Whether a held key repeats the last move. */
  readonly isRepeat: boolean;
}

interface MovableProps {
  /** The picture on which it moves. */
  readonly frame: RefObject<HTMLElement | null>;
  readonly label: string;
  readonly className: string;
  readonly style: Readonly<Record<string, string>>;
  /** Whether it belongs to the box that was pressed last. */
  readonly isSelected?: boolean;
  /** Called with shares of the picture; with zero if a pointer has only pressed. */
  readonly onMove: (by: Point, move: Move) => void;
  readonly onFocus?: (() => void) | undefined;
  readonly onDelete?: (() => void) | undefined;
  readonly children?: Elements;
}

/** A handle on a picture, movable with a pointer or the arrow keys. */
export const Movable = ({
  frame,
  label,
  className,
  style,
  isSelected = false,
  onMove,
  onFocus,
  onDelete,
  children,
}: MovableProps) => {
  const start = useRef<Point>(undefined);
  const draggedBy = ({ clientX, clientY }: PointerEvent): Point | undefined => {
    const box = frame.current?.getBoundingClientRect();
    if (!box || !start.current) return undefined;
    // A hidden picture has no size.
    return { x: (clientX - start.current.x) / (box.width || 1), y: (clientY - start.current.y) / (box.height || 1) };
  };
  const drag = (event: PointerEvent, isDone: boolean): void => {
    const by = draggedBy(event);
    if (isDone) start.current = undefined;
    if (by) onMove(by, { isDone, isRepeat: false });
  };
  const press = (event: KeyboardEvent): void => {
    const arrow = ARROWS[event.key];
    if (arrow) {
      const step = event.shiftKey ? LARGE_STEP : STEP;
      onMove({ x: arrow.x * step, y: arrow.y * step }, { isDone: true, isRepeat: event.repeat });
    } else if (onDelete && (event.key === 'Delete' || event.key === 'Backspace')) onDelete();
    else return;
    event.preventDefault();
    // A larger picture is scrolled.
    event.currentTarget.scrollIntoView({ block: 'nearest', inline: 'nearest' });
  };
  return (
    <button
      type="button"
      aria-label={label}
      className={`absolute ${className}`}
      style={style}
      aria-current={isSelected || undefined}
      onFocus={onFocus}
      onKeyDown={press}
      onPointerDown={(event) => {
        // Safari does not focus a pressed button.
        event.currentTarget.focus();
        event.currentTarget.setPointerCapture(event.pointerId);
        start.current = { x: event.clientX, y: event.clientY };
      }}
      onPointerMove={(event) => drag(event, false)}
      onPointerUp={(event) => drag(event, true)}
      onPointerCancel={(event) => drag(event, true)}
    >
      {children}
    </button>
  );
};
