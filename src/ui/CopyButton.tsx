import { useEffect, useState } from 'react';
import Check from '~icons/lucide/check';
import Copy from '~icons/lucide/copy';
import { COPIED_NOTICE_MS } from '../config/constants.ts';
import { Button } from './Button.tsx';

interface CopyButtonProps {
  value: string;
  /** Tells screen readers what is copied. */
  name: string;
  text: string;
  done: string;
}

/** Renders nothing where the browser does not let a page write to the clipboard. */
export const CopyButton = ({ value, name, text, done }: CopyButtonProps) => {
  const [isCopied, setCopied] = useState(false);
  useEffect(() => {
    if (!isCopied) return;
    const timer = setTimeout(() => setCopied(false), COPIED_NOTICE_MS);
    return () => clearTimeout(timer);
  }, [isCopied]);
  if (!('clipboard' in navigator)) return null;
  const copy = (): void => {
    navigator.clipboard.writeText(value).then(
      () => setCopied(true),
      () => setCopied(false),
    );
  };
  const Icon = isCopied ? Check : Copy;
  return (
    <>
      <Button kind="link" onClick={copy}>
        <Icon className="size-5" aria-hidden="true" />
        <span>{isCopied ? done : text}</span> <span className="sr-only">{name}</span>
      </Button>
      <span role="status" className="sr-only">
        {isCopied && done}
      </span>
    </>
  );
};
