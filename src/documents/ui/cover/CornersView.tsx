import { useRef, useState } from 'react';
import type { Messages } from '../../../i18n/messages.ts';
import { interpolate } from '../../../lib/interpolate.ts';
import { isPage, type Corners, type Point } from '../../../lib/picture/projection.ts';
import { Movable } from './Movable.tsx';
import { PictureFrame } from './PictureFrame.tsx';

interface CornersViewProps {
  readonly url: string | undefined;
  readonly corners: Corners;
  readonly messages: Messages['cover'];
  readonly onChange: (corners: Corners, isRepeat: boolean) => void;
}

const CORNER_NAMES = ['topLeft', 'topRight', 'bottomRight', 'bottomLeft'] as const;

const within = (value: number): number => Math.min(1, Math.max(0, value));
export const percent = (share: number): number => Math.round(share * 100);

function withCorner(corners: Corners, index: number, { x, y }: Point): Corners {
  const moved = corners.map((corner, at) =>
    at === index ? { x: within(corner.x + x), y: within(corner.y + y) } : corner,
  ) as unknown as Corners;
  const isSame = JSON.stringify(moved) === JSON.stringify(corners);
  // Corners that swapped sides would mirror the page.
  return isPage(moved) && !isSame ? moved : corners;
}

/** Shows the photo with four corners, which the applicant moves to those of the page. */
export const CornersView = ({ url, corners, messages, onChange }: CornersViewProps) => {
  const frame = useRef<HTMLDivElement>(null);
  const [dragged, setDragged] = useState<Corners>();
  const shown = dragged ?? corners;
  return (
    // Corners begin at the edge of the photo, and half of their handles is outside it.
    <PictureFrame className="p-6" frame={frame} url={url} label={messages.photo}>
      <svg viewBox="0 0 1 1" preserveAspectRatio="none" className="absolute inset-0 size-full" aria-hidden="true">
        <polygon
          points={shown.map(({ x, y }) => `${x},${y}`).join(' ')}
          fill="rgb(76 39 137 / 15%)"
          stroke="#4c2789"
          strokeWidth="3"
          vectorEffect="non-scaling-stroke"
        />
      </svg>
      {shown.map(({ x, y }, index) => (
        <Movable
          key={index}
          frame={frame}
          label={interpolate(messages.cornerAt, {
            corner: messages.corners[CORNER_NAMES[index] ?? 'topLeft'],
            x: percent(x),
            y: percent(y),
          })}
          className="cover-handle"
          style={{ left: `${x * 100}%`, top: `${y * 100}%` }}
          onMove={(by, { isDone, isRepeat }) => {
            const moved = withCorner(corners, index, by);
            setDragged(isDone ? undefined : moved);
            if (isDone && moved !== corners) onChange(moved, isRepeat);
          }}
        />
      ))}
    </PictureFrame>
  );
};
