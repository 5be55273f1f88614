/** nginx gives each call such an id, and its log has the same one. */
const REQUEST_ID = /^[0-9a-f]{32}$/;
/** So many digits tell apart all calls of 90 days, and can be read out. */
const SHOWN_DIGITS = 8;

/** Failures that a help desk is asked about. Other refusals are part of a form's normal use. */
const isFailure = (status: number): boolean => status >= 500 || [400, 403, 413, 429].includes(status);

/** Keeps the id of the last failed call on the page, where the help sheet finds it. */
export function noteFailedRequest(status: number, header: (name: string) => string | null): void {
  const id = header('x-request-id') ?? '';
  if (typeof document === 'undefined' || !isFailure(status) || !REQUEST_ID.test(id)) return;
  document.body.dataset['failedRequest'] = id.slice(0, SHOWN_DIGITS);
}
