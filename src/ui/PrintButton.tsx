import { useEffect, useState } from 'react';
import { Button } from './Button.tsx';

interface PrintButtonProps {
  readonly kind: 'secondary' | 'quiet';
  readonly texts: { readonly print: string; readonly printHint: string };
}

/** Whether the browser prints. It reports that before the call ends, or soon afterwards. */
function tryToPrint(): boolean {
  let isPrinting = false;
  const begin = (): void => void (isPrinting = true);
  window.addEventListener('beforeprint', begin);
  try {
    window.print();
  } catch {
    // Some in-app browsers lack the function.
  }
  window.removeEventListener('beforeprint', begin);
  return isPrinting;
}

/** In-app browsers ignore the press; the button then shows what to do instead. */
export const PrintButton = ({ kind, texts }: PrintButtonProps) => {
  const [isMissing, setMissing] = useState(false);
  useEffect(() => {
    const begin = (): void => setMissing(false);
    window.addEventListener('beforeprint', begin);
    return () => window.removeEventListener('beforeprint', begin);
  }, []);
  return (
    <>
      <Button kind={kind} onClick={() => setMissing(!tryToPrint())}>
        {texts.print}
      </Button>
      <p role="status" className="hint empty:hidden print:hidden">
        {isMissing && texts.printHint}
      </p>
    </>
  );
};
