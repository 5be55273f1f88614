import { useEffect, useState } from 'react';
import { SLOW_NOTICE_MS } from '../../config/constants.ts';
import type { Locale } from '../../config/locales.ts';
import { fill } from '../../lib/fill.ts';
import { useSecondsUntil } from '../../lib/use-seconds-until.ts';
import { UploadRow } from '../../ui/UploadRow.tsx';
import type { Transfer } from './transfer.ts';
import { nameOf, rowState, sizeText, stateText, type UploadWords } from './upload-texts.ts';

interface TransferRowProps {
  transfer: Transfer;
  words: UploadWords;
  locale: Locale;
  retryText: string;
  onRetry: () => void;
  onCancel: () => void;
}

/** True when nothing has moved for a while. */
function useStandsStill(mark: string): boolean {
  const [still, setStill] = useState(false);
  useEffect(() => {
    setStill(false);
    const timer = setTimeout(() => {
      setStill(true);
    }, SLOW_NOTICE_MS);
    return () => {
      clearTimeout(timer);
    };
  }, [mark]);
  return still;
}

/** A file under way or failed: how far it is, why it failed, and what can be done. */
export const TransferRow = ({ transfer, words, locale, retryText, onRetry, onCancel }: TransferRowProps) => {
  const failed = transfer.state === 'failed' ? transfer : undefined;
  const wait = useSecondsUntil(failed?.failure.until ?? 0);
  const still = useStandsStill(`${transfer.state} ${transfer.state === 'sending' ? transfer.percent : ''}`);
  const fileName = nameOf(transfer);
  const text = failed?.failure.why === 'locked' ? words.sendAnyway : retryText;
  return (
    <>
      <UploadRow
        fileName={fileName}
        size={'attempt' in transfer ? sizeText(transfer.attempt.outgoing.file.size, locale) : ''}
        state={rowState(transfer, words)}
        stateText={stateText(transfer, words)}
        retry={failed?.again && wait === 0 ? { text, onPress: onRetry } : undefined}
        remove={{
          text: failed ? words.forget : words.cancel,
          name: fill(failed ? words.forgetName : words.cancelName, { name: fileName }),
          onPress: onCancel,
        }}
      />
      {wait > 0 && <li className="hint">{fill(words.retryIn, { seconds: wait })}</li>}
      {still && !failed && (
        <li className="hint" role="status">
          {words.slow}
        </li>
      )}
    </>
  );
};
