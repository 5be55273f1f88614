import { useEffect, useState } from 'react';
import FileText from '~icons/lucide/file-text';
import { isNamedPdf } from '../cover-picture.ts';
import { isDecodable } from '../file/prepare-file.ts';
import { useObjectUrl } from './use-object-url.ts';

/** The place of a picture is kept, so that nothing moves when it is there. */
const PLACE = 'flex h-24 w-24 shrink-0 items-center justify-center rounded border border-line bg-white';

const LARGE = { width: 'min(100%, 16rem)', height: '10rem' };

interface ThumbnailProps {
  readonly file: File;
  readonly alt: string;
  /** As wide as a phone's card, so that what was covered can be checked. */
  readonly isLarge?: boolean;
}

/**
 * A small picture of a file, or an icon if this browser cannot show the file, which may be anything. An `<img>` never
 * runs scripts.
 */
export const Thumbnail = ({ file, alt, isLarge = false }: ThumbnailProps) => {
  const [shown, setShown] = useState<File>();
  const url = useObjectUrl(shown);
  useEffect(() => {
    let isCurrent = true;
    void isDecodable(file).then((isSafe) => {
      if (isCurrent) setShown(isSafe ? file : undefined);
    });
    return () => {
      isCurrent = false;
    };
  }, [file]);
  const style = isLarge ? LARGE : undefined;
  if (isNamedPdf(file)) return <FileText className="size-6 shrink-0 text-purple-700" aria-hidden="true" />;
  return url ? (
    <img src={url} alt={alt} className={`${PLACE} object-contain`} style={style} onError={() => setShown(undefined)} />
  ) : (
    <span className={PLACE} style={style} aria-hidden="true">
      <FileText className="size-6 text-purple-700" />
    </span>
  );
};
