import { isCallError } from '../api/errors.ts';
import type { Words } from '../i18n/words.ts';
import { fill } from '../lib/fill.ts';

/** The sentence an applicant reads when a call failed; the server's own words stand when it refused in words. */
export function failureText(error: unknown, words: Words['errors']['call']): string {
  if (!isCallError(error)) return words.server;
  switch (error.kind) {
    case 'offline':
    case 'timeout':
    case 'unreadable':
      return words[error.kind];
    case 'cancelled':
      return '';
    case 'http':
      return refusalText(error.status ?? 500, error.text, error.retryAfter ?? 0, words);
  }
}

function refusalText(status: number, text: string, retryAfter: number, words: Words['errors']['call']): string {
  if (status === 429) return fill(words.tooMany, { seconds: retryAfter });
  if (status === 401 || status === 403) return words.session;
  if (status === 404) return text || words.notFound;
  return status >= 500 ? words.server : text || words.refused;
}
