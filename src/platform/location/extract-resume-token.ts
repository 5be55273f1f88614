import { RESUME_KEY } from '../../config/storage-keys.ts';
import { keepInTab, takeFromTab } from '../storage/browser-storage.ts';
import { resumeAddress } from './resume-address.ts';

/** Moves the token from the URL to the history entry, before a request, a later page or a screenshot can contain it. */
const { pathname, search, hash } = window.location;
const address = resumeAddress(pathname);
const kept = readKeptLink();

// The history entry may contain answers that came with the link (carried-fragment.ts).
if (address) {
  const before = window.history.state as object | null;
  window.history.replaceState({ ...before, resume: address.link }, '', address.withoutToken + search + hash);
} else if (kept !== null && window.history.state === null) window.history.replaceState({ resume: kept }, '');

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
