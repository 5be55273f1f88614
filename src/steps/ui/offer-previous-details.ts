import { formHelpMessages } from '../../i18n/lazy-messages.ts';
import { element } from '../../platform/element.ts';
import { BAR_BUTTON, showMessageBar } from '../../platform/page-bar.ts';
import type { FlowSession } from '../../application/flow-session.ts';
import type { PreviousApplication } from '../../model/previous-application.ts';
import { reusePreviousDetails } from '../reuse-previous-details.ts';

const PERSON = ['first_name', 'phone', 'email'];

async function findDetails({ stores, environment }: FlowSession): Promise<PreviousApplication | undefined> {
  const draft = stores.$draft.get();
  return PERSON.some((name) => draft[name]) ? undefined : environment.findPreviousApplication();
}

/**
 * Offers name, contact and school of the previous application while the form has none of them.
 * @param onTaken called when they were added to the draft
 * @returns a function that removes the offer
 */
export function offerPreviousDetails(session: FlowSession, onTaken: () => void): () => void {
  const page = new AbortController();
  let remove = (): void => undefined;

  async function offer(): Promise<void> {
    const before = await findDetails(session);
    if (!before) return;
    const { ownDetails: texts, notices } = await formHelpMessages(session.locale);
    if (page.signal.aborted) return;
    const tell = (text: string, ...actions: readonly HTMLElement[]): void => {
      const removeBefore = remove;
      const close = actions.length > 0 ? texts.no : notices.close;
      remove = showMessageBar({ label: texts.label, text, close }, ...actions);
      // The new bar is added before the old one is removed, so that it can take over the focus.
      removeBefore();
    };
    const use = element('button', { class: BAR_BUTTON, type: 'button' }, texts.use);
    use.addEventListener('click', () => {
      use.disabled = true;
      reusePreviousDetails(session, before).then(
        (isTaken) => {
          if (isTaken) onTaken();
          tell(isTaken ? texts.taken : texts.failed);
        },
        () => tell(texts.failed),
      );
    });
    tell(texts.text, use);
  }

  offer().catch(() => undefined); // The form can be filled in without it.
  return () => {
    page.abort();
    remove();
  };
}
