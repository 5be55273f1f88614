import { useEffect, useState } from 'react';

/**
 * The picture that is sent, from this device. Only for bytes that were judged to be a JPEG or PNG; as an `<img>` nothing in them can
 * run, and the address is given back when the picture leaves the page.
 */
export const PicturePreview = ({ file, alt }: { file: File; alt: string }) => {
  const [address, setAddress] = useState<string>();
  useEffect(() => {
    const made = URL.createObjectURL(file);
    setAddress(made);
    return () => {
      URL.revokeObjectURL(made);
    };
  }, [file]);
  return (
    address && (
      <img src={address} alt={alt} className="max-h-48 w-auto max-w-full rounded border border-line object-contain" />
    )
  );
};
