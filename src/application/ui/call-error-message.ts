import {
  isCallError,
  isConflict,
  isInvalid,
  isNotFound,
  isRateLimited,
  isServerError,
  isUnauthorized,
  type CallError,
} from '../../api/errors.ts';
import { UNKNOWN_WAIT_SECONDS } from '../../config/constants.ts';
import type { Messages } from '../../i18n/messages.ts';
import { interpolate } from '../../lib/interpolate.ts';

type CallMessages = Messages['errors']['call'];

/** Returns the API's own message where it is written for applicants, else ours (docs/spec-decisions.md, 4.1). */
export function callErrorMessage(error: unknown, messages: CallMessages): string {
  if (!isCallError(error)) return messages.server;
  const { kind } = error;
  if (kind === 'http') return refusalMessage(error, messages);
  return kind === 'cancelled' ? '' : messages[kind];
}

function refusalMessage(error: CallError, messages: CallMessages): string {
  const { text } = error;
  if (isRateLimited(error)) return interpolate(messages.tooMany, { seconds: error.retryAfter ?? UNKNOWN_WAIT_SECONDS });
  if (isUnauthorized(error)) return messages.session;
  if (isServerError(error)) return messages.server;
  if (isNotFound(error)) return messages.notFound;
  return ((isInvalid(error) || isConflict(error)) && text) || messages.refused;
}
