import { PLACEHOLDER } from '../../config/locale-path.ts';
import { RESUME_KEY } from '../../config/storage-keys.ts';
import { keepInTab, takeFromTab } from '../storage/storage.ts';

/** Moves the token from the URL to the history entry, before a request, a later page or a screenshot can carry it. */
const CONTINUE = '/continue/';
const { pathname, search, hash } = window.location;
const index = pathname.indexOf(CONTINUE);
const segments = pathname
  .slice(index + CONTINUE.length)
  .split('/')
  .filter((segment) => segment !== '');
const token = segments.at(-1);
const kept = readKeptLink();

if (index >= 0 && token !== undefined && token !== PLACEHOLDER) {
  const id = segments.length > 1 ? segments[0] : undefined;
  const withoutToken = `${pathname.slice(0, index)}${CONTINUE}${PLACEHOLDER}${search}${hash}`;
  window.history.replaceState({ resume: { id, token } }, '', withoutToken);
} else if (kept !== null && window.history.state === null) {
  window.history.replaceState({ resume: kept }, '');
}

for (const link of document.querySelectorAll('[data-language-toggle]'))
  link.addEventListener('click', saveLinkForNextPage);
window.addEventListener('language:changing', saveLinkForNextPage);

function readKeptLink(): unknown {
  try {
    return JSON.parse(takeFromTab(RESUME_KEY) ?? 'null');
  } catch {
    return null;
  }
}

function saveLinkForNextPage(): void {
  const { resume } = (window.history.state ?? {}) as { resume?: unknown };
  if (resume !== undefined) keepInTab(RESUME_KEY, JSON.stringify(resume));
}
