import { readKey, savedKeys } from '../storage/browser-storage.ts';
import { personalWords, type PersonalWords } from './personal-words.ts';

type Control = HTMLInputElement | HTMLTextAreaElement;
const isTyped = (target: unknown): target is Control =>
  (target instanceof HTMLInputElement && !/^(?:checkbox|radio|file|hidden|submit|button)$/.test(target.type)) ||
  target instanceof HTMLTextAreaElement;

/** Texts of fields that have left the page, such as a code in a dialog, and the names of chosen files. */
const typedBefore = new Set<string>();

/** Starts to collect the input on this page. */
export function rememberTyped(): void {
  document.addEventListener('change', ({ target }) => {
    if (isTyped(target)) typedBefore.add(target.value);
    else if (target instanceof HTMLInputElement)
      for (const { name } of target.files ?? []) typedBefore.add(name.replace(/\.\w+$/, ''));
  });
}

function textsIn(value: unknown): readonly string[] {
  if (typeof value === 'string') return [value];
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(textsIn) : [];
}

function textsOf(json: string): readonly string[] {
  try {
    return textsIn(JSON.parse(json));
  } catch {
    return [json];
  }
}

/**
 * Returns the current and former texts of the page's fields, and the applicant's data in storage: answers, tokens, ids.
 */
export function personalOnPage(): PersonalWords {
  const typed = [...document.querySelectorAll('input, textarea')].filter(isTyped).map(({ value }) => value);
  const stored = savedKeys().flatMap((key) => textsOf(readKey(key) ?? ''));
  return personalWords([...typed, ...typedBefore, ...stored, ...textsIn(history.state)]);
}
