import {
  isCallError,
  isConflict,
  isForbidden,
  isInvalid,
  isNotFound,
  isRateLimited,
  isServerError,
  isTokenRefused,
  secondsToWait,
  type CallError,
} from '../../api/errors.ts';
import { reportCaught } from '../../api/report-caught.ts';
import { site } from '../../config/site.ts';
import type { Messages } from '../../i18n/messages.ts';
import { interpolate } from '../../lib/interpolate.ts';
import { localeOfPage } from '../../platform/page-info.ts';

type CallMessages = Messages['errors']['call'];

/**
 * Returns the API's own message if it is written for applicants, else ours (docs/spec-decisions.md, 4.1). An error of our
 * own code is not told as the server's, and is reported.
 */
export function callErrorMessage(error: unknown, messages: CallMessages): string {
  if (!isCallError(error)) {
    reportCaught(error);
    return messages.unexpected;
  }
  const { kind } = error;
  if (kind === 'http') return refusalMessage(error, messages);
  return kind === 'cancelled' ? '' : messages[kind];
}

/** The messages that neither come from the server nor ask for other answers. */
const ABOUT_NO_ANSWER = ['offline', 'timeout', 'server', 'unreadable', 'unexpected', 'forbidden', 'session'] as const;

/** Like `callErrorMessage`, for a form: unless its answers are what is wrong, adds that they are still there. */
export function formErrorMessage(error: unknown, messages: CallMessages): string {
  const { interrupted, answers, answersOnce } = messages;
  const told = ABOUT_NO_ANSWER.map((key) => [key, withSentence(messages[key], answers)] as const);
  return callErrorMessage(error, {
    ...messages,
    ...Object.fromEntries(told),
    interrupted: withSentence(interrupted, answersOnce),
  });
}

/** Waits from two minutes on are given in minutes, so that neither sentence needs a singular. */
const waitMessage = (seconds: number, { tooMany, tooManyMinutes }: CallMessages): string =>
  seconds < 120 ? interpolate(tooMany, { seconds }) : interpolate(tooManyMinutes, { minutes: Math.ceil(seconds / 60) });

function refusalMessage(error: CallError, messages: CallMessages): string {
  const { text } = error;
  if (isRateLimited(error)) return waitMessage(secondsToWait(error), messages);
  if (isTokenRefused(error)) return messages.session;
  if (isForbidden(error)) return withOffice(text || messages.forbidden, messages.office);
  if (isServerError(error)) return messages.server;
  if (isNotFound(error)) return messages.notFound;
  return ((isInvalid(error) || isConflict(error)) && text) || messages.refused;
}

/** Adds a sentence to another one, which may lack its full stop. */
function withSentence(sentence: string, added: string): string {
  // Thai has no full stop between sentences.
  const isEnded = localeOfPage() === 'th' || /[.!?]$/.test(sentence);
  return `${sentence}${isEnded ? '' : '.'} ${added}`;
}

/** Adds how to reach the admissions office. */
export const withOffice = (sentence: string, office: string): string =>
  withSentence(sentence, interpolate(office, { phone: site.phone.shown[localeOfPage()] }));
