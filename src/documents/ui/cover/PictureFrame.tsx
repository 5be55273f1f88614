import { useEffect, type RefObject, type SyntheticEvent } from 'react';
import type { Elements } from '../../../ui/elements.ts';

interface PictureFrameProps {
  /** The picture with its handles, whose places are shares of it. */
  readonly frame: RefObject<HTMLDivElement | null>;
  readonly url: string | undefined;
  readonly label: string;
  readonly isLarge?: boolean;
  readonly className?: string;
  readonly onLoad?: (event: SyntheticEvent<HTMLImageElement>) => void;
  readonly children: Elements;
}

/** A picture that is seen as a whole, or is twice as wide as the dialog and scrolled. */
export const PictureFrame = ({
  frame,
  url,
  label,
  isLarge = false,
  className = '',
  onLoad,
  children,
}: PictureFrameProps) => {
  useEffect(() => {
    const selected = frame.current?.querySelector('[aria-current]') ?? frame.current;
    if (isLarge) selected?.scrollIntoView({ block: 'center', inline: 'center' });
  }, [frame, isLarge]);
  return (
    <div
      className={`picture-frame ${isLarge ? 'picture-large' : ''} ${className}`}
      role="group"
      aria-label={label}
      // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- it is scrolled by keys
      tabIndex={isLarge ? 0 : undefined}
    >
      <div ref={frame} className="relative m-auto w-fit shrink-0">
        <img src={url} alt="" draggable={false} onLoad={onLoad} />
        {children}
      </div>
    </div>
  );
};
