import type { Locale } from '../../config/locales.ts';
import { fill } from '../../lib/fill.ts';
import type { UploadedFile } from '../../model/application.ts';
import { UploadRow } from '../../ui/UploadRow.tsx';
import type { Removal } from './removals.ts';
import { failureSentence, sizeText, type UploadWords } from './upload-texts.ts';

interface ReceivedRowProps {
  file: UploadedFile;
  removal: Removal | undefined;
  words: UploadWords;
  locale: Locale;
  onRemove: () => void;
}

/** A file the university has; a deletion that failed brings it back with the reason. */
export const ReceivedRow = ({ file, removal, words, locale, onRemove }: ReceivedRowProps) => {
  const fileName = file.name || words.nameless;
  const removing = removal?.state === 'removing';
  return (
    <>
      <UploadRow
        fileName={fileName}
        size={sizeText(file.size, locale)}
        state={removing ? { kind: 'waiting' } : { kind: 'received' }}
        stateText={removing ? words.states.removing : words.states.received}
        remove={{ text: words.remove, name: fill(words.removeName, { name: fileName }), onPress: onRemove }}
      />
      {removal?.state === 'failed' && (
        <li className="text-sm text-error-700" role="alert">
          {fill(words.removeFailed, { name: fileName })} {failureSentence(removal.failure, words)}
        </li>
      )}
    </>
  );
};
