import { useEffect, useState } from 'react';

/** @returns an address of the picture; undefined at first, without a picture, and where the browser makes no such addresses */
export function useObjectUrl(picture: Blob | undefined): string | undefined {
  const [url, setUrl] = useState<string>();
  useEffect(() => {
    if (!picture) return;
    try {
      const objectUrl = URL.createObjectURL(picture);
      setUrl(objectUrl);
      return () => {
        URL.revokeObjectURL(objectUrl);
        setUrl(undefined);
      };
    } catch {
      return;
    }
  }, [picture]);
  return url;
}
