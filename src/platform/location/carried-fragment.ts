/** The start of a fragment that carries answers from another browser. A fragment is never sent to a server. */
export const CARRIED = '#answers=';

/** In chats, the words after a link may become a part of it. They are cut off. */
const LETTERS = /^[\w-]*/;

const entryState = (): Readonly<Record<string, unknown>> =>
  (window.history.state ?? {}) as Readonly<Record<string, unknown>>;

function carriedText(): string {
  const { hash } = window.location;
  const text = hash.startsWith(CARRIED) ? hash.slice(CARRIED.length) : entryState()['answers'];
  return typeof text === 'string' ? (LETTERS.exec(text)?.[0] ?? '') : '';
}

/** @returns the fragment with the answers of the address or of the history entry; empty when there are none */
export function carriedFragment(): string {
  const text = carriedText();
  return text && `${CARRIED}${text}`;
}

/**
 * Moves the answers from the address to the history entry, before a request, a tool or a screenshot can contain them. No
 * analytics tool runs on this page, because the browser's list of navigations still contains the address.
 */
export function hideCarriedText(): void {
  const answers = carriedText();
  const { pathname, search } = window.location;
  window.history.replaceState({ ...entryState(), answers }, '', pathname + search);
  delete document.body.dataset.tools;
  delete document.body.dataset.replay;
}

/** @returns the answers of this page, which were removed from its address */
export function readCarriedText(): string {
  hideCarriedText();
  return carriedText();
}

/** Removes the answers from the page, so that they do not come back when it is loaded again. */
export function forgetCarriedAnswers(): void {
  if (carriedText() === '') return;
  hideCarriedText();
  const { answers: _answers, ...rest } = entryState();
  window.history.replaceState(Object.keys(rest).length > 0 ? rest : null, '');
}
