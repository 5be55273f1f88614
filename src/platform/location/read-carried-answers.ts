import { CARRIED_LIMIT } from '../../config/constants.ts';
import { fromUrlText, toUrlText } from '../../lib/url-text.ts';
import type { CarriedAnswers } from '../../model/carried-answers.ts';
import { clearedAt } from '../storage/clear-device.ts';
import { openEnvelope, sealEnvelope, textsOf } from '../storage/envelope.ts';
import { CARRIED, readCarriedText } from './carried-fragment.ts';

/** @returns the fragment with the answers, including `#`; empty if they are too long for an address */
export function fragmentOf({ applicationId, answers }: CarriedAnswers): string {
  const text = toUrlText(sealEnvelope({ applicationId, answers }, undefined));
  return text.length > CARRIED_LIMIT ? '' : CARRIED + text;
}

/**
 * Reads this page's carried answers.
 * @returns undefined if they are unreadable, have expired like a draft, or are older than the deletion of this device's
 * data
 */
export function readCarriedAnswers(): CarriedAnswers | undefined {
  const text = readCarriedText();
  const envelope = text.length > CARRIED_LIMIT ? undefined : openEnvelope(fromUrlText(text));
  if (!envelope || envelope.saved <= clearedAt()) return undefined;
  const { applicationId, answers } = (envelope.data ?? {}) as Readonly<Partial<Record<string, unknown>>>;
  return typeof applicationId === 'string' ? { applicationId, answers: textsOf(answers) } : undefined;
}
