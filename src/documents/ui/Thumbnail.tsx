import { useEffect, useState } from 'react';
import FileText from '~icons/lucide/file-text';
import { isDecodable } from '../file/prepare-file.ts';
import { useObjectUrl } from './use-object-url.ts';

/**
 * A small picture of a file, or an icon if this browser cannot show the file, which may be anything. An `<img>` never
 * runs scripts.
 */
export const Thumbnail = ({ file, alt }: { readonly file: File; readonly alt: string }) => {
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
  return url ? (
    <img
      src={url}
      alt={alt}
      className="h-24 w-24 shrink-0 rounded border border-line bg-white object-contain"
      onError={() => setShown(undefined)}
    />
  ) : (
    <FileText className="size-6 shrink-0 text-purple-700" aria-hidden="true" />
  );
};
