import { UPLOAD_LIMIT_MEGABYTES } from '../../config/constants.ts';
import type { Locale } from '../../config/locales.ts';
import type { Words } from '../../i18n/words.ts';
import { fill } from '../../lib/fill.ts';
import type { UploadRowState } from '../../ui/UploadRow.tsx';
import type { Failure, Transfer } from './transfer.ts';

export type UploadWords = Words['upload'];

const KILOBYTE = 1024;
const MEGABYTE = KILOBYTE * KILOBYTE;

/** "1.2 MB", "640 kB"; empty for a size the server did not tell. */
export function sizeText(bytes: number, locale: Locale): string {
  if (bytes === 0) return '';
  const [amount, unit] = bytes < MEGABYTE ? [bytes / KILOBYTE, 'kB'] : [bytes / MEGABYTE, 'MB'];
  const digits = unit === 'MB' ? 1 : 0;
  return `${new Intl.NumberFormat(locale, { maximumFractionDigits: digits }).format(Math.max(amount, 1))} ${unit}`;
}

/** Why a file is not at the university and what helps; the server's own sentence where it gave one. */
export const failureSentence = ({ why, text }: Failure, words: UploadWords): string =>
  text || fill(words.failures[why], { limit: UPLOAD_LIMIT_MEGABYTES });

export const nameOf = (transfer: Transfer): string =>
  'attempt' in transfer ? transfer.attempt.outgoing.file.name : transfer.name;

/** What the row of a file under way shows. */
export function rowState(transfer: Transfer, words: UploadWords): UploadRowState {
  switch (transfer.state) {
    case 'preparing':
    case 'waiting':
    case 'checking':
      return { kind: 'waiting' };
    case 'sending':
      return { kind: 'sending', percent: transfer.percent };
    case 'received':
      return { kind: 'received' };
    case 'failed':
      return { kind: 'failed', why: failureSentence(transfer.failure, words) };
  }
}

export const stateText = (transfer: Transfer, words: UploadWords): string =>
  transfer.state === 'sending' && transfer.percent < 100
    ? fill(words.states.sending, { percent: transfer.percent })
    : words.states[transfer.state === 'sending' ? 'finishing' : transfer.state];

/** What is read out: a new sentence at the start, the half and the end, not at every percent. */
export function announcement(transfer: Transfer | undefined, words: UploadWords): string {
  if (!transfer) return '';
  const name = nameOf(transfer);
  switch (transfer.state) {
    case 'preparing':
    case 'waiting':
    case 'checking':
    case 'received':
      return `${name}: ${words.states[transfer.state]}`;
    case 'sending': {
      const coarse = Math.floor(transfer.percent / 50) * 50;
      return `${name}: ${stateText({ ...transfer, percent: coarse }, words)}`;
    }
    case 'failed':
      return `${name}: ${words.states.failed}. ${failureSentence(transfer.failure, words)}`;
  }
}
