import { formHelpMessages } from '../i18n/lazy-messages.ts';
import { localeOfPage } from './page-info.ts';
import { showMessageBar } from './page-bar.ts';

/** Says that the answers came from the page's address, which anybody can have written. */
export async function showCarriedAnswersNotice(): Promise<void> {
  const { notices } = await formHelpMessages(localeOfPage());
  showMessageBar({ ...notices, text: notices.carried, isOfPage: true });
}
