import { useEffect, useState } from 'react';
import Check from '~icons/lucide/check';
import Copy from '~icons/lucide/copy';
import { COPIED_NOTICE_MS } from '../config/constants.ts';
import { Button } from './Button.tsx';

interface CopyButtonProps {
  value: string;
  /** For screen readers: what is copied. */
  name: string;
  words: { readonly action: string; readonly done: string; readonly byHand: string };
}

/** Browsers of old phones and in-app browsers have no clipboard, and any browser may refuse access. */
const writeText = async (value: string): Promise<void> => {
  if (!('clipboard' in navigator)) throw new Error('no clipboard');
  await navigator.clipboard.writeText(value);
};

/** If the page cannot write to the clipboard, a field with the selected text replaces the button. */
export const CopyButton = ({ value, name, words }: CopyButtonProps) => {
  const [state, setState] = useState<'idle' | 'copied' | 'by-hand'>('idle');
  const isCopied = state === 'copied';
  useEffect(() => {
    if (!isCopied) return;
    const timer = setTimeout(() => setState('idle'), COPIED_NOTICE_MS);
    return () => clearTimeout(timer);
  }, [isCopied]);
  if (state === 'by-hand')
    return (
      <label className="grid gap-1 text-sm">
        <span>{words.byHand}</span> <span className="sr-only">{name}</span>
        <input
          readOnly
          value={value}
          className="input"
          ref={(input) => input?.focus()}
          onFocus={({ target }) => target.select()}
        />
      </label>
    );
  const copy = (): void => {
    writeText(value).then(
      () => setState('copied'),
      () => setState('by-hand'),
    );
  };
  const Icon = isCopied ? Check : Copy;
  return (
    <>
      <Button kind="link" onClick={copy}>
        <Icon className="size-5" aria-hidden="true" />
        <span>{isCopied ? words.done : words.action}</span> <span className="sr-only">{name}</span>
      </Button>
      <span role="status" className="sr-only">
        {isCopied && words.done}
      </span>
    </>
  );
};
