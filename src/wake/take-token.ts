import { PLACEHOLDER } from '../config/locale-path.ts';
import { leaveResumeLink, takeResumeLink } from '../state/resume-carry.ts';

/**
 * Takes the token of a resume link out of the address before anything else on the page runs, so that no request, no later page and
 * no screenshot carries it. It moves to this history entry's state, where the island finds it, also after a reload. On the way to
 * the same page in the other language it travels in the tab's storage, for that one page.
 */
const MARK = '/continue/';
const { pathname, search, hash } = window.location;
const at = pathname.indexOf(MARK);
const segments = pathname
  .slice(at + MARK.length)
  .split('/')
  .filter((segment) => segment !== '');
const token = segments.at(-1);
const left = takeResumeLink();

if (at >= 0 && token !== undefined && token !== PLACEHOLDER) {
  const id = segments.length > 1 ? segments[0] : undefined;
  const clean = `${pathname.slice(0, at)}${MARK}${PLACEHOLDER}${search}${hash}`;
  window.history.replaceState({ resume: { id, token } }, '', clean);
} else if (left !== null && window.history.state === null) {
  window.history.replaceState({ resume: left }, '');
}

for (const link of document.querySelectorAll('[data-language-toggle]')) link.addEventListener('click', leaveLink);
window.addEventListener('language:leaving', leaveLink);

function leaveLink(): void {
  const { resume } = (window.history.state ?? {}) as { resume?: unknown };
  if (resume !== undefined) leaveResumeLink(resume);
}
