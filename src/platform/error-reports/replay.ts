import { addIntegration, replayIntegration } from '@sentry/astro';
import { scrubDeep } from './scrub.ts';

/**
 * One-time codes are typed in dialogs. Of a choice, masking hides the words and not which option is ticked, so groups of
 * options and the labels around check boxes are left out, too.
 */
const NOT_RECORDED = ['dialog', 'fieldset', 'label', '[type=radio]', '[type=checkbox]', '[type=hidden]'];

/** A click comes with the path of its element, even in a part that is not recorded. The id of an option is an answer. */
function isOnUnknownElement(event: object): boolean {
  const { data } = event as { data?: { payload?: { category?: string; message?: string; data?: object } } };
  const { category = '', message, data: element = {} } = data?.payload ?? {};
  return category.startsWith('ui.') && message !== undefined && !('nodeId' in element);
}

/** Starts once, also where pages take each other's place, and only while the page may be recorded. */
export function startReplay(): void {
  const { dataset } = document.body;
  if (dataset.recorded !== undefined || dataset.replay === undefined) return;
  dataset.recorded = '';
  addIntegration(
    replayIntegration({
      maskAllText: true,
      maskAllInputs: true,
      blockAllMedia: true,
      block: NOT_RECORDED,
      // Compression needs a blob worker, which the CSP refuses.
      useCompression: false,
      beforeAddRecordingEvent: (event) => (isOnUnknownElement(event) ? null : (scrubDeep(event) as typeof event)),
    }),
  );
}
