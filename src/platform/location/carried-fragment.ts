/** Begins a fragment with carried answers. Fragments are never sent to a server. */
export const CARRIED = '#answers=';

/** In chats, words after a link may become part of it. They are cut off. */
const LETTERS = /^[\w-]*/;

const entryState = (): Readonly<Record<string, unknown>> =>
  (window.history.state ?? {}) as Readonly<Record<string, unknown>>;

function carriedText(): string {
  const { hash } = window.location;
  const text = hash.startsWith(CARRIED) ? hash.slice(CARRIED.length) : entryState()['answers'];
  return typeof text === 'string' ? (LETTERS.exec(text)?.[0] ?? '') : '';
}

/** @returns the fragment with the answers in the address or the history entry; empty if there are none */
export function carriedFragment(): string {
  const text = carriedText();
  return text && `${CARRIED}${text}`;
}

/**
 * Moves the answers from the address to the history entry, before a request, a tool or a screenshot can contain them.
 * No analytics tool runs on this page, because the browser's navigation list still contains the address.
 */
export function hideCarriedText(): void {
  const answers = carriedText();
  const { pathname, search } = window.location;
  window.history.replaceState({ ...entryState(), answers }, '', pathname + search);
  delete document.body.dataset.tools;
  delete document.body.dataset.replay;
}

/** @returns this page's answers, which were removed from its address */
export function readCarriedText(): string {
  hideCarriedText();
  return carriedText();
}

/** Removes the answers from the page, so that a reload does not bring them back. */
export function forgetCarriedAnswers(): void {
  if (carriedText() === '') return;
  hideCarriedText();
  const { answers: _answers, ...rest } = entryState();
  window.history.replaceState(Object.keys(rest).length > 0 ? rest : null, '');
}
