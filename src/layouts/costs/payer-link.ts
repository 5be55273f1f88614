import { isFlowId } from '../../config/flow-registry.ts';
import { canonicalPath } from '../../config/hosts.ts';
import { matchRoute } from '../../config/routes.ts';
import { queryOf, type ChosenOffer } from '../../home/offers.ts';
import { knownAnswers } from '../../platform/storage/known-answers.ts';

/** Completes the link to the page of costs when it is used, with what is chosen by then. */

/** @returns `undefined` if nothing is chosen yet; the page then lists everything */
function chosenOnPage(): ChosenOffer | undefined {
  const { flow = '' } = document.body.dataset;
  const slug = matchRoute(canonicalPath(location))?.parameters['slug'];
  if (slug !== undefined) return { offer: { kind: 'scholarship', id: slug } };
  if (!isFlowId(flow)) return undefined;
  const form = document.querySelector<HTMLFormElement>('main form');
  const answers = { ...knownAnswers(flow), ...Object.fromEntries(form ? new FormData(form) : []) };
  const text = (name: string): string => (typeof answers[name] === 'string' ? answers[name] : '');
  const isCourse = flow === 'short-course';
  const id = text(isCourse ? 'short_course_id' : 'campaign_id');
  if (!id) return undefined;
  return isCourse
    ? { offer: { kind: 'course', id } }
    : { offer: { kind: 'round', id }, faculty: text('faculty_id') || undefined };
}

const complete = ({ target }: Event): void => {
  const link = target instanceof Element && target.closest<HTMLAnchorElement>('#payer-link');
  if (!link) return;
  const chosen = chosenOnPage();
  link.search = chosen ? queryOf(chosen) : '';
};
// The link of each page that takes this one's place is found, too.
for (const use of ['pointerdown', 'focus', 'click']) document.addEventListener(use, complete, true);
