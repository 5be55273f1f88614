import { useEffect, useState } from 'react';

/**
 * @returns a URL of the picture; undefined on the first render, without a picture, and in browsers without object URLs
 */
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
