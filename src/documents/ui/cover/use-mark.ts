import { useEffect, useState } from 'react';
import type { Signature } from '../../../lib/picture/signature.ts';
import { textPicture } from '../../../platform/pictures/text-picture.ts';

/** What is written across a picture, in the words of the page's language. */
export interface MarkWords {
  /** What the copy may be used for, and then its date. */
  readonly lines: readonly string[];
  /** What a signature certifies. */
  readonly certified: string;
}

/** @returns undefined if memory is short */
export const markPicture = ({ lines, certified }: MarkWords, signature: Signature | undefined) =>
  textPicture({ lines, signature: signature && { ...signature, certified } });

/** @returns the picture of what is written, as soon as it is drawn */
export function useMark(words: MarkWords, isOn: boolean, signature: Signature | undefined): Blob | undefined {
  const [picture, setPicture] = useState<Blob>();
  useEffect(() => {
    let isCurrent = true;
    void (isOn ? markPicture(words, signature) : Promise.resolve(undefined)).then((drawn) => {
      if (isCurrent) setPicture(drawn);
    });
    return () => {
      isCurrent = false;
    };
  }, [words, isOn, signature]);
  return picture;
}
