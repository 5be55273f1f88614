import { continueHref } from '../../home/continue-href.ts';
import { localeOfPage } from '../../platform/page-info.ts';
import { storedApplications } from '../../platform/storage/stored-applications.ts';

/** Ways back into the applications of this browser, in the room that the page keeps for them. */
export function showApplications(): void {
  const applications = storedApplications();
  const hidden = document.querySelector('#applications > [hidden]');
  if (!hidden || applications.length === 0) return;
  for (const link of hidden.querySelectorAll('a')) {
    const application = applications.find(({ flow }) => flow === link.dataset.flow);
    if (application) link.href = continueHref(application, localeOfPage());
    else link.remove();
  }
  hidden.replaceWith(...hidden.children);
}
