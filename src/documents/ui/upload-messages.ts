import { UPLOAD_LIMIT_MEGABYTES } from '../../config/constants.ts';
import type { Locale } from '../../config/locales.ts';
import type { Messages } from '../../i18n/messages.ts';
import { interpolate } from '../../lib/interpolate.ts';
import type { UploadRowState } from '../../ui/UploadRow.tsx';
import type { Deletion } from '../uploaded-files.ts';
import { canRetry, type Failure, type FailureReason, type UploadState } from '../upload-state.ts';

type UploadMessages = Messages['upload'];

const KILOBYTE = 1024;
const MEGABYTE = KILOBYTE * KILOBYTE;

/** "1.2 MB" or "640 kB"; empty for 0, which stands for a size that the server did not report. */
export function sizeText(bytes: number, locale: Locale): string {
  if (bytes === 0) return '';
  const [amount, unit] = bytes < MEGABYTE ? [bytes / KILOBYTE, 'kB'] : [bytes / MEGABYTE, 'MB'];
  const digits = unit === 'MB' ? 1 : 0;
  return `${new Intl.NumberFormat(locale, { maximumFractionDigits: digits }).format(Math.max(amount, 1))} ${unit}`;
}

const failureMessage = ({ reason, text }: Failure, messages: UploadMessages): string =>
  text || interpolate(messages.failures[reason], { limit: UPLOAD_LIMIT_MEGABYTES });

export function deletionMessage(deletion: Deletion | undefined, name: string, messages: UploadMessages): string {
  if (deletion?.kind !== 'failed') return '';
  const { reason, text } = deletion.failure;
  const message = reason === 'unconfirmed' ? messages.removeUnconfirmed : messages.removeFailed;
  return `${interpolate(message, { name })} ${text}`.trim();
}

export const nameOf = (uploadState: UploadState): string =>
  'attempt' in uploadState ? uploadState.attempt.preparedFile.file.name : uploadState.name;

export function rowState(uploadState: UploadState, messages: UploadMessages): UploadRowState {
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
      return { kind: 'failed', why: failureMessage(uploadState.failure, messages) };
  }
}

/** Why nothing was sent of a file that another press may send. */
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
export function announcement(uploadState: UploadState | undefined, messages: UploadMessages): string {
  if (!uploadState) return '';
  const name = nameOf(uploadState);
  switch (uploadState.kind) {
    case 'preparing':
    case 'waiting':
    case 'checking':
    case 'received':
      return `${name}: ${messages.states[uploadState.kind]}`;
    case 'duplicate':
      return `${name}: ${messages.duplicate}`;
    case 'sending': {
      const percent = Math.floor(uploadState.percent / 50) * 50;
      return `${name}: ${stateText({ ...uploadState, percent }, messages)}`;
    }
    case 'failed':
      return `${name}: ${stateText(uploadState, messages)} – ${failureMessage(uploadState.failure, messages)}`;
  }
}
