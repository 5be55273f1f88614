import { useEffect, useState } from 'react';
import { Button } from './Button.tsx';

interface PrintButtonProps {
  readonly kind: 'secondary' | 'quiet';
  readonly words: { readonly print: string; readonly printHint: string };
}

/** A browser says that it prints before the call ends, or soon after it. */
function tryToPrint(): boolean {
  let isPrinting = false;
  const begin = (): void => void (isPrinting = true);
  window.addEventListener('beforeprint', begin);
  try {
    window.print();
  } catch {
    // Some browsers inside other apps do not have it.
  }
  window.removeEventListener('beforeprint', begin);
  return isPrinting;
}

/** Browsers inside other apps ignore the press; what to do instead is then said. */
export const PrintButton = ({ kind, words }: PrintButtonProps) => {
  const [isMissing, setMissing] = useState(false);
  useEffect(() => {
    const begin = (): void => setMissing(false);
    window.addEventListener('beforeprint', begin);
    return () => window.removeEventListener('beforeprint', begin);
  }, []);
  return (
    <>
      <Button kind={kind} onClick={() => setMissing(!tryToPrint())}>
        {words.print}
      </Button>
      <p role="status" className="hint empty:hidden print:hidden">
        {isMissing && words.printHint}
      </p>
    </>
  );
};
