import { UPLOAD_LIMIT_MEGABYTES } from '../../config/constants.ts';
import type { Locale } from '../../config/locales.ts';
import { withOffice } from '../../application/ui/call-error-message.ts';
import type { Messages } from '../../i18n/messages.ts';
import { interpolate } from '../../lib/interpolate.ts';
import type { UploadRowState } from '../../ui/UploadRow.tsx';
import type { Deletion } from '../uploaded-files.ts';
import { canRetry, type Failure, type FailureReason, type UploadState } from '../upload-state.ts';

type UploadMessages = Messages['upload'];
type FailureMessages = Pick<Messages, 'upload' | 'errors'>;

const KILOBYTE = 1024;
const MEGABYTE = KILOBYTE * KILOBYTE;

/** "1.2 MB" or "640 kB"; empty for 0, which stands for a size that the server did not report. */
export function sizeText(bytes: number, locale: Locale): string {
  if (bytes === 0) return '';
  const [amount, unit] = bytes < MEGABYTE ? [bytes / KILOBYTE, 'kB'] : [bytes / MEGABYTE, 'MB'];
  const digits = unit === 'MB' ? 1 : 0;
  return `${new Intl.NumberFormat(locale, { maximumFractionDigits: digits }).format(Math.max(amount, 1))} ${unit}`;
}

/** Neither can be mended by the applicant alone. */
const NEEDS_OFFICE: readonly FailureReason[] = ['forbidden', 'above-server-limit'];

export function failureMessage(
  { reason, text, size }: Failure,
  { upload, errors }: FailureMessages,
  locale: Locale,
): string {
  const values = { limit: UPLOAD_LIMIT_MEGABYTES, size: sizeText(size, locale) };
  const sentence = text || interpolate(upload.failures[reason], values);
  return NEEDS_OFFICE.includes(reason) ? withOffice(sentence, errors.call.office) : sentence;
}

export function deletionMessage(deletion: Deletion | undefined, name: string, messages: FailureMessages): string {
  if (deletion?.kind !== 'failed') return '';
  const { upload, errors } = messages;
  const { reason, text } = deletion.failure;
  const message = reason === 'unconfirmed' ? upload.removeUnconfirmed : upload.removeFailed;
  const sentence = `${interpolate(message, { name })} ${text}`.trim();
  return NEEDS_OFFICE.includes(reason) ? withOffice(sentence, errors.call.office) : sentence;
}

export const nameOf = (uploadState: UploadState): string =>
  'attempt' in uploadState ? uploadState.attempt.preparedFile.file.name : uploadState.name;

export function rowState(uploadState: UploadState, messages: FailureMessages, locale: Locale): UploadRowState {
  switch (uploadState.kind) {
    case 'preparing':
    case 'waiting':
    case 'checking':
    case 'duplicate':
      return { kind: 'waiting' };
    case 'sending':
      return { kind: 'sending', percent: uploadState.percent };
    case 'received':
      return { kind: 'received' };
    case 'failed':
      return { kind: 'failed', why: failureMessage(uploadState.failure, messages, locale) };
  }
}

/** Why nothing was sent of a file that may be sent at the next attempt. */
const NOT_SENT: readonly FailureReason[] = ['locked', 'not-loaded'];

/** A file that cannot be sent again was refused. */
function failedText(failed: Extract<UploadState, { kind: 'failed' }>, { states }: UploadMessages): string {
  if (!canRetry(failed)) return states.unusable;
  return NOT_SENT.includes(failed.failure.reason) ? states.notSent : states.failed;
}

export function stateText(uploadState: UploadState, messages: UploadMessages): string {
  const { states } = messages;
  if (uploadState.kind === 'failed') return failedText(uploadState, messages);
  if (uploadState.kind !== 'sending') return states[uploadState.kind];
  return uploadState.percent < 100 ? interpolate(states.sending, { percent: uploadState.percent }) : states.finishing;
}

/** @returns the picture that is being sent, as far as it can be shown */
export function pictureOf(uploadState: UploadState): File | undefined {
  if (uploadState.kind === 'preparing')
    return uploadState.chosen.type.startsWith('image/') ? uploadState.chosen : undefined;
  const attempt = uploadState.kind === 'failed' ? uploadState.retry : uploadState.attempt;
  return attempt?.preparedFile.hasPreview ? attempt.preparedFile.file : undefined;
}

/** A screen reader announces the start, the half and the end, not every percent. */
export function announcement(uploadState: UploadState | undefined, messages: FailureMessages, locale: Locale): string {
  if (!uploadState) return '';
  const { upload } = messages;
  const name = nameOf(uploadState);
  switch (uploadState.kind) {
    case 'preparing':
    case 'waiting':
    case 'checking':
    case 'received':
      return `${name}: ${upload.states[uploadState.kind]}`;
    case 'duplicate':
      return `${name}: ${upload.duplicate}`;
    case 'sending': {
      const percent = Math.floor(uploadState.percent / 50) * 50;
      return `${name}: ${stateText({ ...uploadState, percent }, upload)}`;
    }
    case 'failed':
      return `${name}: ${stateText(uploadState, upload)} – ${failureMessage(uploadState.failure, messages, locale)}`;
  }
}
