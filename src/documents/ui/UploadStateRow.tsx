import { canRetry, isUploadSettled, type UploadState } from '../upload-state.ts';
import { SLOW_NOTICE_MS } from '../../config/constants.ts';
import { spokenDuration } from '../../i18n/format.ts';
import type { Messages } from '../../i18n/messages.ts';
import { interpolate } from '../../lib/interpolate.ts';
import { useElapsed } from '../../ui/use-elapsed.ts';
import { useSecondsUntil } from '../../ui/use-seconds-until.ts';
import { UploadRow } from '../../ui/UploadRow.tsx';
import { useFlow, useMessages } from '../../application/ui/flow-context.tsx';
import { Thumbnail } from './Thumbnail.tsx';
import { nameOf, pictureOf, rowState, sizeText, stateText } from './upload-messages.ts';
import { adoptStyles } from '../../ui/adopt-styles.ts';
import css from '../../styles/uploads.css?inline';

adoptStyles(css);

interface UploadStateRowProps {
  readonly uploadState: UploadState;
  readonly onRetry: () => void;
  readonly onCancel: () => void;
}

function retryText(uploadState: UploadState, { common, upload }: Pick<Messages, 'common' | 'upload'>): string {
  if (uploadState.kind === 'duplicate') return upload.sendAgain;
  return uploadState.kind === 'failed' && uploadState.failure.reason === 'locked' ? upload.sendAnyway : common.retry;
}

export const UploadStateRow = ({ uploadState, onRetry, onCancel }: UploadStateRowProps) => {
  const { locale } = useFlow().session;
  const messages = useMessages('upload');
  const { upload } = messages;
  const failed = uploadState.kind === 'failed' ? uploadState : undefined;
  const wait = useSecondsUntil(failed?.failure.retryAt ?? 0);
  const fileName = nameOf(uploadState);
  const isDuplicate = uploadState.kind === 'duplicate';
  const isSettled = isUploadSettled(uploadState);
  const isSlow = useElapsed(
    SLOW_NOTICE_MS,
    !isSettled,
    `${uploadState.kind} ${uploadState.kind === 'sending' ? uploadState.percent : ''}`,
  );
  const picture = pictureOf(uploadState);
  const isRetryOffered = isDuplicate || (canRetry(uploadState) && wait === 0);
  return (
    <>
      <UploadRow
        picture={
          picture && <Thumbnail file={picture} alt={interpolate(upload.previewAlt, { name: fileName })} isLarge />
        }
        fileName={fileName}
        size={'attempt' in uploadState ? sizeText(uploadState.attempt.preparedFile.file.size, locale) : ''}
        state={rowState(uploadState, messages, locale)}
        stateText={stateText(uploadState, upload)}
        retry={
          isRetryOffered
            ? {
                text: retryText(uploadState, messages),
                onPress: onRetry,
                isMain: failed !== undefined && failed.failure.reason !== 'locked',
              }
            : undefined
        }
        remove={{
          text: isSettled ? upload.dismiss : upload.cancel,
          name: interpolate(isSettled ? upload.dismissName : upload.cancelName, { name: fileName }),
          onPress: onCancel,
        }}
      />
      {wait > 0 && <li className="hint">{interpolate(upload.retryIn, { time: spokenDuration(wait, locale) })}</li>}
      {isDuplicate && <li className="hint">{upload.duplicate}</li>}
      {isSlow && (
        <li className="hint">
          <p role="status">{upload.slow}</p>
        </li>
      )}
    </>
  );
};
