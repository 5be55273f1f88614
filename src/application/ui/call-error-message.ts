import {
  isCallError,
  isConflict,
  isInvalid,
  isNotFound,
  isRateLimited,
  isServerError,
  isUnauthorized,
  secondsToWait,
  type CallError,
} from '../../api/errors.ts';
import type { Messages } from '../../i18n/messages.ts';
import { interpolate } from '../../lib/interpolate.ts';

type CallMessages = Messages['errors']['call'];

/** Returns the API's own message if it is written for applicants, else ours (docs/spec-decisions.md, 4.1). */
export function callErrorMessage(error: unknown, messages: CallMessages): string {
  if (!isCallError(error)) return messages.server;
  const { kind } = error;
  if (kind === 'http') return refusalMessage(error, messages);
  return kind === 'cancelled' ? '' : messages[kind];
}

/** Waits from two minutes on are given in minutes, so that neither sentence needs a singular. */
const waitMessage = (seconds: number, { tooMany, tooManyMinutes }: CallMessages): string =>
  seconds < 120 ? interpolate(tooMany, { seconds }) : interpolate(tooManyMinutes, { minutes: Math.ceil(seconds / 60) });

function refusalMessage(error: CallError, messages: CallMessages): string {
  const { text } = error;
  if (isRateLimited(error)) return waitMessage(secondsToWait(error), messages);
  if (isUnauthorized(error)) return messages.session;
  if (isServerError(error)) return messages.server;
  if (isNotFound(error)) return messages.notFound;
  return ((isInvalid(error) || isConflict(error)) && text) || messages.refused;
}
