import * as v from 'valibot';
import { UTM_BASIS, UTM_LIMIT } from '../../config/constants.ts';
import { UTM_KEY } from '../../config/storage-keys.ts';
import { allows, consentOfPage, rejectsAdverts, type Consent } from './consent-choice.ts';
import { persisted } from './persisted.ts';

const UTM_NAMES = ['utm_source', 'utm_medium', 'utm_campaign', 'utm_content', 'utm_term'] as const;
type Utm = Partial<Record<(typeof UTM_NAMES)[number], string>>;

const UtmText = v.optional(v.pipe(v.string(), v.maxLength(UTM_LIMIT)));
const SavedUtm = v.object({
  utm_source: UtmText,
  utm_medium: UtmText,
  utm_campaign: UtmText,
  utm_content: UtmText,
  utm_term: UtmText,
});
const $utm = persisted(UTM_KEY, SavedUtm, {});

/**
 * @returns whether the parameters may be stored and sent after this choice about cookies, on the legal basis that the
 * policies name
 */
export const mayKeepUtm = (choice: Consent | undefined, basis = UTM_BASIS): boolean =>
  (basis !== 'consent' && choice === undefined) || allows(choice, 'adverts');

const mayKeepNow = (): boolean => !rejectsAdverts() && mayKeepUtm(consentOfPage());

/** Saves the URL's parameters; a URL without any changes nothing. */
export function saveUtm(query: URLSearchParams): void {
  if (!mayKeepNow()) return;
  const found: Utm = {};
  for (const name of UTM_NAMES) {
    // The text is cut before it is filtered, so that the filter also removes half of a surrogate pair.
    const text = query
      .get(name)
      ?.slice(0, UTM_LIMIT)
      .replace(/[^\p{L}\p{M}\p{N}\p{P}\p{S} ]/gu, '');
    if (text) found[name] = text;
  }
  if (Object.keys(found).length > 0) $utm.set(found);
}

export const utmValues = (): Record<string, string> =>
  mayKeepNow()
    ? Object.fromEntries(Object.entries($utm.get()).flatMap(([name, value]) => (value ? [[name, value]] : [])))
    : {};
